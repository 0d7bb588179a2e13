import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import { settle } from '../../../functions/src/checkout/settle.ts';
import { updateProduct } from '../../../functions/src/catalogue/edit-catalogue.ts';
import { importProducts } from '../../../functions/src/catalogue/import-products.ts';
import { addAdmin } from '#support/claims.ts';
import { newCheckout } from '#support/checkouts.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db } = openQuietShop();

let admin: string;

beforeAll(async () => {
  admin = await addAdmin(db);
});

const HELD = { ok: false, refusal: 'piece-held' };

/** A buyer whose payment page holds the only unit of a product of this category. */
async function heldUnit(category = 'WYSIWYG') {
  const checkout = await newCheckout(deps);
  await db.doc(`products/${checkout.product}`).update({ category });
  return checkout;
}

/** What the edit form sends of a listing that it shows as sold out. */
function stockOf(product_id: string, product_stock: number) {
  return {
    product_id,
    product_name: 'Acropora 12',
    product_description: '',
    product_price: 149.5,
    product_stock,
    product_image_url: null,
    seen_stock: 0,
  };
}

const setStock = (product: string, stock: number) =>
  updateProduct(deps, admin, stockOf(product, stock));

async function storedStock(product: string): Promise<unknown> {
  return (await db.doc(`products/${product}`).get()).get('stock');
}

describe('CPM-06 a one-of-a-kind piece that a buyer is paying for', () => {
  it('is not listed again, and comes back once if they do not pay', async () => {
    const { product, buyer, requestId } = await heldUnit();
    expect(await setStock(product, 1)).toEqual(HELD);
    // Everything else can be edited.
    expect(await setStock(product, 0)).toMatchObject({ ok: true });
    await cancelCheckout(deps, buyer, requestId);
    expect(await storedStock(product)).toBe(1);
  });

  it('is not listed again by a file', async () => {
    const { product } = await heldUnit();
    const edit = { does: 'change', line: 2, product: stockOf(product, 1) } as const;
    const request = { request_id: randomUUID(), edits: [edit] };
    expect(await importProducts(deps, admin, request)).toMatchObject({
      ok: false,
      refused: [{ line: 2, refusal: 'piece-held' }],
    });
    expect(await storedStock(product)).toBe(0);
  });

  it('is not listed again while their bank payment is under way, and may be once it is sold', async () => {
    const { product, sessionId } = await heldUnit();
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    expect(await setStock(product, 1)).toEqual(HELD);
    await stripeControl.settleDelayed(sessionId, 'succeeded');
    await settle(deps, sessionId);
    expect(await setStock(product, 1)).toMatchObject({ ok: true });
    expect(await storedStock(product)).toBe(1);
  });

  it('does not keep another piece, or another category, from being filled up', async () => {
    const { product: coral } = await heldUnit('Live Coral');
    const other = await stockProduct(db, 0);
    await db.doc(`products/${other}`).update({ category: 'WYSIWYG' });
    expect(await setStock(other, 1)).toMatchObject({ ok: true });
    expect(await setStock(coral, 3)).toMatchObject({ ok: true });
    expect([await storedStock(other), await storedStock(coral)]).toEqual([1, 3]);
  });
});
