import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelCheckout } from '../../functions/src/checkout/cancel-checkout.ts';
import { releaseWithoutSession } from '../../functions/src/checkout/close-hold.ts';
import { reserve } from '../../functions/src/checkout/reserve.ts';
import { localDeps } from '../support/local-services.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '../support/shop-fixture.ts';
import { stripeControl } from '../support/stripe-control.ts';

const deps = localDeps({ now: new Date() });
const { db } = deps;

beforeAll(() => stripeControl.webhooks('drop'));
afterAll(async () => {
  await stripeControl.webhooks('deliver');
  await deps.close();
});

/** A hold whose payment page has not been made yet. */
async function held() {
  const [product, userId] = [await stockProduct(db, 3), await addBuyer(db)];
  const requestId = randomUUID();
  const result = await reserve(deps, { userId, requestId, request: cartOf([product, 2]) });
  if (result.kind !== 'reserved') throw new Error(result.kind);
  return { product, userId, requestId, id: result.reservation.id };
}

async function statusOf(id: string): Promise<unknown> {
  return (await db.doc(`reservations/${id}`).get()).get('status');
}

describe('INV-03 a hold without a payment page', () => {
  it('is given back once', async () => {
    const { product, id } = await held();
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 2 });
    await releaseWithoutSession(deps, id);
    await releaseWithoutSession(deps, id);
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
    expect(await statusOf(id)).toBe('released');
  });

  it('stays when its page has been made meanwhile, because somebody may pay it', async () => {
    const { product, id } = await held();
    await db.doc(`reservations/${id}`).update({ session_id: 'cs_test_meanwhile' });
    await releaseWithoutSession(deps, id);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 2 });
  });

  it('that is none changes nothing', async () => {
    await expect(releaseWithoutSession(deps, 'nobody')).resolves.toBeUndefined();
    expect(await statusOf('nobody')).toBeUndefined();
  });

  it('ends as well when its product is deleted, which stays deleted', async () => {
    const { product, id } = await held();
    await db.doc(`products/${product}`).delete();
    await releaseWithoutSession(deps, id);
    expect(await statusOf(id)).toBe('released');
    expect((await db.doc(`products/${product}`).get()).exists).toBe(false);
  });
});

describe('CHK-10 cancelling', () => {
  it('frees a hold without a page, and says the same the second time', async () => {
    const { product, userId, requestId } = await held();
    expect(await cancelCheckout(deps, userId, requestId)).toBe('cancelled');
    expect(await cancelCheckout(deps, userId, requestId)).toBe('cancelled');
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
  });

  it('frees nothing of a page that Stripe knows nothing of', async () => {
    const { product, userId, requestId, id } = await held();
    await db.doc(`reservations/${id}`).update({ session_id: 'cs_test_unknown' });
    expect(await cancelCheckout(deps, userId, requestId)).toBe('none');
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 2 });
  });
});
