import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import {
  deleteSpecifiedOrders,
  nameSpecifiedOrders,
} from '../../functions/src/orders/delete-specified-orders.ts';
import { localDeps } from '#support/local-services.ts';
import { addBuyer } from '#support/shop-fixture.ts';

const deps = localDeps({ now: new Date() });
const { db } = deps;

afterAll(() => deps.close());

/** An order that only has its number: more is not looked at. */
async function order(order_number: string) {
  const document = db.collection('orders').doc(`specified-${order_number}`);
  await document.set({ order_number });
  return document;
}

it('SEEN-22 the orders that are named are those that are deleted', async () => {
  const [user, admin] = [await addBuyer(db), await addBuyer(db)];
  await db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
  const mark = randomUUID().slice(0, 8);
  const [one, other] = [`RONE-${mark}`, `RTWO-${mark}`];
  const [first] = [await order(one), await order(other)];
  const numbers = [one, other, `RGONE-${mark}`];
  const asked = { ...deps, numbers };
  expect(await nameSpecifiedOrders(asked, user)).toEqual({ ok: false, refusal: 'not-admin' });
  const named = await nameSpecifiedOrders(asked, admin);
  expect(named.ok ? named.numbers.toSorted() : []).toEqual([one, other]);
  // Naming deletes nothing.
  expect((await first.get()).exists).toBe(true);
  expect(await deleteSpecifiedOrders(asked, admin)).toEqual(named);
  expect(await nameSpecifiedOrders(asked, admin)).toEqual({ ok: false, refusal: 'none-there' });
  const unset = await nameSpecifiedOrders({ ...deps, numbers: [] }, admin);
  expect(unset).toEqual({ ok: false, refusal: 'none-there' });
  await db.doc(`user_roles/${admin}`).delete();
});
