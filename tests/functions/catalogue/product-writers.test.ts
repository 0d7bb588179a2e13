import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@reef/domain/shared/time';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import { releaseWithoutSession } from '../../../functions/src/checkout/close-hold.ts';
import { reserve } from '../../../functions/src/checkout/start/reserve.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { call, DEMO, signIn } from '#support/callables.ts';
import { newCheckout } from '#support/checkouts.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/*
 * Open pages query products whose `updated_at` is later than their file's `as_of`: every write must
 * advance it. The database itself says when a document was last written.
 */

const { deps, db, clock } = openQuietShop(PROJECT_ID);

const LISTING = {
  name: 'Stamped acropora',
  description: 'Grown here.',
  price: 149.5,
  category: 'Live Coral',
  stock: 1,
  image_url: null,
};

/** A product's stock, when the database last wrote it, and when the product says it did, in ms. */
async function look(id: string) {
  const found = await db.doc(`products/${id}`).get();
  const updatedAt = found.get('updated_at') as { toMillis: () => number };
  const writtenAt = found.updateTime?.toMillis() ?? 0;
  return { stock: found.get('stock') as number, writtenAt, saysMs: updatedAt.toMillis() };
}

/** Does something to a product, and expects that it was written, with its time. */
async function expectStamped(id: string, change: () => Promise<unknown>, stock: number) {
  const before = await look(id);
  await change();
  const after = await look(id);
  expect(after.stock).toBe(stock);
  expect(after.writtenAt).toBeGreaterThan(before.writtenAt);
  // Set after the previous write was finished, and no later than this one.
  expect(after.saysMs).toBeGreaterThanOrEqual(before.writtenAt);
  expect(after.saysMs).toBeGreaterThan(before.saysMs);
  expect(after.saysMs).toBeLessThanOrEqual(after.writtenAt + 1);
}

describe('SHOP-08 every write of a product says when it was', () => {
  it('reserving it', async () => {
    const [product, userId] = [await stockProduct(db, 3), await addBuyer(db)];
    const request = { userId, requestId: randomUUID(), request: cartOf([product, 2]) };
    await expectStamped(product, () => reserve(deps, request), 1);
  });
  it('giving back a hold without a page', async () => {
    const [product, userId] = [await stockProduct(db, 3), await addBuyer(db)];
    const request = { userId, requestId: randomUUID(), request: cartOf([product, 2]) };
    const { reservation } = okOf(await reserve(deps, request));
    await expectStamped(product, () => releaseWithoutSession(deps, reservation.id), 3);
  });
  it('cancelling a payment', async () => {
    const { product, buyer, requestId } = await newCheckout(deps, { stock: 3, quantity: 2 });
    await expectStamped(product, () => cancelCheckout(deps, buyer, requestId), 3);
  });
  it('reserving it again for a payment that came after the release', async () => {
    const { product, sessionId } = await newCheckout(deps, { stock: 3, quantity: 2 });
    const of = db.collection('reservations').where('session_id', '==', sessionId);
    const [hold] = (await of.get()).docs;
    await releaseByHand(product, hold?.ref);
    await stripeControl.pay(sessionId);
    await expectStamped(product, () => settle(deps, sessionId), 1);
  });
  it('giving back an expired payment, as the sweeper does', async () => {
    const { product, sessionId } = await newCheckout(deps, { stock: 2 });
    clock.now = new Date(clock.now.getTime() + HOUR_MS);
    await deps.payments.expireSession(sessionId);
    await expectStamped(product, () => settle(deps, sessionId), 2);
  });
});

/** As a release leaves product and reservation; the stock's time is in the past. */
async function releaseByHand(
  product: string,
  hold: FirebaseFirestore.DocumentReference | undefined,
): Promise<void> {
  await hold?.update({ status: 'released' });
  await db.doc(`products/${product}`).update({ stock: 3, updated_at: new Date(0) });
}

describe('SHOP-08 every edit of the catalogue says when it was', () => {
  let token: string;
  const made: string[] = [];
  beforeAll(async () => {
    token = await signIn(...DEMO.admin);
  });
  afterAll(async () => {
    await Promise.all(made.map((id) => db.doc(`products/${id}`).delete()));
  });

  async function list(): Promise<string> {
    const { result } = await call('create-product', LISTING, token);
    const { product_id } = result as { product_id: string };
    made.push(product_id);
    return product_id;
  }

  it('listing and editing', async () => {
    const from = Date.now();
    const id = await list();
    const { saysMs, writtenAt } = await look(id);
    // During the call, however long it takes.
    expect(saysMs).toBeGreaterThanOrEqual(from);
    expect(saysMs).toBeLessThanOrEqual(writtenAt + 1);
    const { name, description, price, category, image_url } = LISTING;
    const product = { product_id: id, product_name: name, product_description: description };
    const rest = { product_price: price, product_category: category, product_stock: 4 };
    const edit = { ...product, ...rest, product_image_url: image_url, seen_stock: 1 };
    await expectStamped(id, () => call('update_product_with_admin_check', edit, token), 4);
  });
  it('deleting a listing leaves a record of it', async () => {
    const id = await list();
    const before = (await look(id)).writtenAt;
    await call('delete_product', { product_id: id }, token);
    expect((await db.doc(`products/${id}`).get()).exists).toBe(false);
    const note = await db.doc(`removed_products/${id}`).get();
    const removedAt = note.get('removed_at') as { toMillis: () => number };
    expect(removedAt.toMillis()).toBeGreaterThan(before - 1000);
    expect(Object.keys(note.data() ?? {})).toEqual(['removed_at']);
  });
});
