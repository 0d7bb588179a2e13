import { randomUUID } from 'node:crypto';
import type { LineItem } from '@reef/domain/cart/line-item';
import type { Product } from '@reef/domain/catalogue/product';
import type { UpdateProductRequest } from '@reef/domain/catalogue/product-calls';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { updateProduct } from '../../../functions/src/catalogue/edit-catalogue.ts';
import { importProducts } from '../../../functions/src/catalogue/import-products.ts';
import { addAdmin } from '#support/claims.ts';
import { newCheckout } from '#support/checkouts.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db } = openQuietShop();

let admin: string;

beforeAll(async () => {
  admin = await addAdmin(db);
});

const HELD = { ok: false, refusal: 'piece-held' };

/** A buyer whose payment page holds one unit of a listing, of which this many are left. */
async function heldListing(left: number, fields: Partial<Product>) {
  const checkout = await newCheckout(deps, { stock: left + 1 });
  await db.doc(`products/${checkout.product}`).set(fields, { merge: true });
  return checkout;
}

const heldUnit = (category: Product['category'] = 'WYSIWYG') => heldListing(0, { category });

type Changes = Partial<UpdateProductRequest>;

/** What the edit form sends of a listing with these changes. */
async function edited(product_id: string, changes: Changes): Promise<UpdateProductRequest> {
  const { name, price, category, stock, image_url } = await stored(product_id);
  return {
    product_id,
    product_name: name,
    product_description: '',
    product_price: price,
    product_category: category as UpdateProductRequest['product_category'],
    product_stock: stock,
    product_image_url: image_url,
    seen_stock: stock,
    ...changes,
  };
}

async function stored(product: string): Promise<Product> {
  return (await db.doc(`products/${product}`).get()).data() as Product;
}

const edit = async (product: string, changes: Changes) =>
  updateProduct(deps, admin, await edited(product, changes));

const setStock = (product: string, product_stock: number) => edit(product, { product_stock });

/** Sends lines of a file: the changes of these products. */
async function editByFile(changes: [product: string, Changes][]) {
  const edits = changes.map(async ([product, change], index) => {
    return { does: 'change', line: index + 2, product: await edited(product, change) } as const;
  });
  const request = { request_id: randomUUID(), edits: await Promise.all(edits) };
  return importProducts(deps, admin, request);
}

async function storedStock(product: string): Promise<unknown> {
  return (await stored(product)).stock;
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
    expect(await editByFile([[product, { product_stock: 1 }]])).toMatchObject({
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

  it('is not listed again while the bank payment of an earlier release’s hold is under way', async () => {
    const { product, sessionId } = await heldUnit();
    const holds = await db.collection('reservations').where('session_id', '==', sessionId).get();
    await holds.docs[0]?.ref.update({ product_ids: FieldValue.delete() });
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    expect(await setStock(product, 1)).toEqual(HELD);
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

const PICTURE = '/art/one.webp';
const OTHER_PICTURE = '/art/two.webp';
const PIECE = { category: 'WYSIWYG', image_url: PICTURE } as const;
const ONE_PIECE = { product_category: 'WYSIWYG', product_stock: 1 } as const;
const KEPT = { ok: false, refusal: 'listing-held' };

/** A rename and a checkout at once: the hold is of the animal that is listed. */
async function race() {
  const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
  const [renamed, begun] = await Promise.all([
    edit(product, { product_name: 'Gold Hammer' }),
    startCheckout(deps, buyer, randomUUID(), cartOf([product, 1])),
  ]);
  expect(begun.ok).toBe(true);
  const holds = await db.collection('reservations').where('user_id', '==', buyer).get();
  const [line] = (holds.docs[0]?.get('lines') ?? []) as LineItem[];
  expect(line?.name === 'Gold Hammer').toBe(renamed.ok);
  expect((await stored(product)).name).toBe(line?.name);
}

describe('CPM-06 a listing whose animal a buyer is paying for', () => {
  it.each<[string, number, Partial<Product>, Changes]>([
    ['one of a kind', 1, { category: 'Live Coral' }, { product_category: 'WYSIWYG' }],
    ['one of a kind again', 0, { category: 'Live Coral' }, ONE_PIECE],
    ['one of a kind no more', 0, { category: 'WYSIWYG' }, { product_category: 'Live Coral' }],
    ['another name', 0, {}, { product_name: 'Zoanthid frag B', product_stock: 5 }],
    ['another picture', 0, PIECE, { product_image_url: OTHER_PICTURE }],
    // Another one could follow it.
    ['no picture', 0, PIECE, { product_image_url: null }],
  ])('is not made %s, and is what comes back', async (_, left, fields, changes) => {
    const { product, buyer, requestId } = await heldListing(left, fields);
    expect(await edit(product, changes)).toEqual(KEPT);
    await cancelCheckout(deps, buyer, requestId);
    const { stock, ...rest } = await stored(product);
    expect(stock).toBe(left + 1);
    expect(rest).toMatchObject(fields);
    if (stock === 1) expect(await edit(product, changes)).toMatchObject({ ok: true });
  });

  it('is not changed by a file, nor is anything else in it', async () => {
    const { product } = await heldListing(0, {});
    const other = await stockProduct(db, 1);
    const renamed = { product_name: 'Zoanthid frag B' };
    const answer = await editByFile([
      [other, renamed],
      [product, renamed],
    ]);
    expect(answer).toMatchObject({ refused: [{ line: 3, refusal: 'listing-held' }] });
    expect((await stored(other)).name).not.toBe('Zoanthid frag B');
  });

  it('is changed in all else, and so is another listing', async () => {
    const { product } = await heldListing(0, { category: 'Live Coral', image_url: PICTURE });
    const changes: Changes = {
      product_price: 80,
      product_stock: 3,
      product_category: 'Saltwater Fish',
      product_image_url: OTHER_PICTURE,
    };
    expect(await edit(product, changes)).toMatchObject({ ok: true });
    const other = await stockProduct(db, 1);
    expect(await edit(other, { product_name: 'Gold Hammer' })).toMatchObject({ ok: true });
  });

  it('is not renamed while a hold of it begins', async () => {
    await Promise.all([race(), race(), race(), race()]);
  });

  it('is renamed once it is paid for', async () => {
    const { product, sessionId } = await heldListing(0, {});
    await stripeControl.pay(sessionId);
    expect(await edit(product, { product_name: 'Gold Hammer' })).toEqual(KEPT);
    await settle(deps, sessionId);
    expect(await edit(product, { product_name: 'Gold Hammer' })).toMatchObject({ ok: true });
  });
});
