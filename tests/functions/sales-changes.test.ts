import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { MINUTE_MS } from '@reef/domain/shared/time';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { orderId } from '../../functions/src/checkout/ids.ts';
import { settle } from '../../functions/src/checkout/settle/settle.ts';
import { sweep } from '../../functions/src/checkout/sweep.ts';
import { beginCheckout, newCheckout, orderOf } from '#support/checkouts.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger } from '#support/shop-fixture.ts';

const projectId = `demo-reef-${randomUUID().slice(0, 8)}`;
const { deps, db, clock } = openQuietShop(projectId);

/** Saves every document. @returns what writes them back, as an import does. */
async function backUp(from: Firestore): Promise<() => Promise<void>> {
  const collections = await from.listCollections();
  const saved = await Promise.all(collections.map((each) => each.get()));
  const documents = saved.flatMap(({ docs }) => docs);
  return async () => {
    await Promise.all(documents.map((each) => each.ref.set(each.data())));
  };
}

it('what was sold since a backup is sold once after it is restored', async () => {
  const start = clock.now.getTime();
  const minute = (count: number) => new Date(start + count * MINUTE_MS);
  const first = await newCheckout(deps, { stock: 2 });
  const restore = await backUp(db);

  clock.now = minute(2);
  await stripeControl.pay(first.sessionId);
  await settle(deps, first.sessionId);
  await db.doc(`orders/${orderId(first.sessionId)}`).update({ is_fulfilled: true });
  const cart = cartOf([first.product, 1]);
  const second = await beginCheckout(deps, await addBuyer(db), cart);
  await stripeControl.pay(second.sessionId);
  await settle(deps, second.sessionId);
  const sold = { free: 0, held: 0, sold: 2, orderCount: 2 };
  expect(await ledger(db, first.product)).toEqual(sold);

  const before = { guarantee_hours: 72 };
  const settings = { action: 'save-settings', target_id: 'settings/shop', before };
  const decision = { action: 'decide-claim', target_id: 'c1', order_id: 'o1', revision: 2 };
  for (const entry of [settings, decision]) {
    await db.collection('audit_log').add({ ...entry, created_at: minute(2) });
  }

  await restore();
  expect((await ledger(db, first.product)).free).toBe(1);
  const script = path.join(ROOT, 'scripts/operator/sales-changes.ts');
  const times = [minute(1).toISOString(), minute(3).toISOString()];
  const said = execFileSync(process.execPath, [script, projectId, ...times], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const held = await db.collection('reservations').where('session_id', '==', first.sessionId).get();
  const hold = held.docs[0]?.ref;
  expect(said).toContain(`products/${first.product} `);
  expect(said).toContain('stock 1, set stock to 0 (');
  expect(said).toContain(`reservations/${hold?.id} is held: `);
  expect(said).toContain(`set status to settled and order_id to ${orderId(first.sessionId)}`);

  expect(said).toContain('save-settings: settings/shop {"guarantee_hours":72} to ');
  expect(said).toContain('decide-claim: c1 of orders/o1: ; revision 2');

  await db.doc(`products/${first.product}`).update({ stock: 0, sold_out_at: minute(4) });
  await hold?.update({ status: 'settled', order_id: orderId(first.sessionId) });
  clock.now = minute(60);
  expect(await sweep(deps)).toEqual({ closed: 0, failed: [] });
  expect(await ledger(db, first.product)).toEqual(sold);
  expect(await orderOf(db, first.sessionId)).toMatchObject({ is_fulfilled: true });
});
