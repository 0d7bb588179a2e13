import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import {
  deleteSpecifiedOrders,
  nameSpecifiedOrders,
} from '../../functions/src/orders/delete-specified-orders.ts';
import { localDeps } from '#support/local-services.ts';
import { addBuyer } from '#support/shop-fixture.ts';
import { forgetSales, sell } from '#support/sold-orders.ts';

const deps = localDeps({ now: new Date() });
const { db } = deps;

afterAll(async () => {
  await forgetSales();
  await deps.close();
});

it('SEEN-22 the orders that are named are those that are deleted', async () => {
  const [user, admin] = [await addBuyer(db), await addBuyer(db)];
  await db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
  const mark = randomUUID().slice(0, 8);
  const [one, other] = [await sell(), await sell()];
  const numbers = [one.number, other.number, `RGONE-${mark}`];
  const asked = { ...deps, numbers };
  expect(await nameSpecifiedOrders(asked, user)).toEqual({ ok: false, refusal: 'not-admin' });
  const named = await nameSpecifiedOrders(asked, admin);
  expect(named.ok ? named.numbers.toSorted() : []).toEqual([one.number, other.number].toSorted());
  // Naming deletes nothing.
  expect((await db.doc(`orders/${one.id}`).get()).exists).toBe(true);
  expect(await deleteSpecifiedOrders(asked, admin)).toEqual(named);
  expect(await nameSpecifiedOrders(asked, admin)).toEqual({ ok: false, refusal: 'none-there' });
  const unset = await nameSpecifiedOrders({ ...deps, numbers: [] }, admin);
  expect(unset).toEqual({ ok: false, refusal: 'none-there' });
  await db.doc(`user_roles/${admin}`).delete();
});
