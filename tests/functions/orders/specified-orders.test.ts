import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import {
  deleteSpecifiedOrders,
  nameSpecifiedOrders,
} from '../../../functions/src/orders/delete-specified-orders.ts';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { localDeps } from '#support/local-services.ts';
import { addBuyer } from '#support/shop-fixture.ts';

// A separate database, because the settings name the orders.
const deps = localDeps({ now: new Date() }, 'demo-reef-specified');
const { db } = deps;

afterAll(() => deps.close());

/** An order with only its number: nothing else is read. */
async function order(order_number: string) {
  const document = db.collection('orders').doc(`specified-${order_number}`);
  await document.set({ order_number });
  return document;
}

async function specify(specified_orders: string[]): Promise<void> {
  await db.doc('settings/shop').set({
    revision: 1,
    settings: { ...DEFAULT_SETTINGS, specified_orders },
    updated_at: new Date(),
    updated_by: 'owner',
  });
}

it('SEEN-22 SHIP-01 exactly the named orders are deleted, and only if the admin was shown them', async () => {
  const [user, admin] = [await addBuyer(db), await addBuyer(db)];
  await db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
  const mark = randomUUID().slice(0, 8);
  const [one, other] = [`RONE-${mark}`, `RTWO-${mark}`];
  const [first] = [await order(one), await order(other)];
  await specify([one, other]);
  expect(await nameSpecifiedOrders(deps, user)).toEqual({ ok: false, refusal: 'not-admin' });
  const named = await nameSpecifiedOrders(deps, admin);
  expect(named.ok ? named.numbers.toSorted() : []).toEqual([one, other]);
  // Naming deletes nothing.
  expect((await first.get()).exists).toBe(true);
  // Nothing but what the admin was shown is deleted.
  const [none, others] = ['none-shown', 'others-shown'].map((refusal) => ({ ok: false, refusal }));
  expect(await deleteSpecifiedOrders(deps, admin, null)).toEqual(none);
  expect(await deleteSpecifiedOrders(deps, admin, [one])).toEqual(others);
  expect(await deleteSpecifiedOrders(deps, admin, [one, other, 'R-3'])).toEqual(others);
  await specify([other]);
  expect(await deleteSpecifiedOrders(deps, admin, [one, other])).toEqual(others);
  await specify([one, other]);
  expect((await first.get()).exists).toBe(true);
  const asUser = await deleteSpecifiedOrders(deps, user, [one, other]);
  expect(asUser).toEqual({ ok: false, refusal: 'not-admin' });
  expect(await deleteSpecifiedOrders(deps, admin, [other, one])).toEqual(named);
  expect(await nameSpecifiedOrders(deps, admin)).toEqual({ ok: false, refusal: 'none-there' });
  await specify([]);
  const unset = await nameSpecifiedOrders(deps, admin);
  expect(unset).toEqual({ ok: false, refusal: 'none-there' });
  await db.doc(`user_roles/${admin}`).delete();
});
