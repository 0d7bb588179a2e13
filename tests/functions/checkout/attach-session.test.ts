import { randomUUID } from 'node:crypto';
import type { Reservation } from '@reef/domain/checkout/reservation';
import { describe, expect, it } from 'vitest';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import type { CheckoutDeps } from '../../../functions/src/checkout/deps.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { watched } from '#support/faults/watched-database.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';

const { deps, db } = openQuietShop('demo-reef-attach-session');

/** Does something between the creation of a payment page and its writing onto the reservation. */
function meanwhile(act: (reservation: Reservation) => Promise<unknown>) {
  const made: string[] = [];
  const createSession: CheckoutDeps['payments']['createSession'] = async (reservation) => {
    const session = await deps.payments.createSession(reservation);
    if (session.ok) made.push(session.id);
    await act(reservation);
    return session;
  };
  return { deps: { ...deps, payments: { ...deps.payments, createSession } }, made };
}

async function setting() {
  const [product, buyer] = [await stockProduct(db, 2), await addBuyer(db)];
  return { product, buyer, requestId: randomUUID(), cart: cartOf([product, 1]) };
}

async function sessionOf(sessionId: string): Promise<unknown> {
  const of = db.collection('reservations').where('session_id', '==', sessionId);
  return (await of.get()).docs.map((document) => document.get('status') as string);
}

describe('INV-03 a payment page is written onto its reservation before its address is given', () => {
  it('without reading the reservation again', async () => {
    const { buyer, requestId, cart } = await setting();
    const own = watched(db);
    const { sessionId } = okOf(
      await startCheckout({ ...deps, db: own.db }, buyer, requestId, cart),
    );
    expect(own.looks()).toBe(1);
    expect(await sessionOf(sessionId)).toEqual(['held']);
  });

  it('even if the reservation was written meanwhile and still holds stock', async () => {
    const { buyer, requestId, cart, product } = await setting();
    const shop = meanwhile(({ id }) =>
      db.doc(`reservations/${id}`).update({ updated_at: new Date() }),
    );
    const { sessionId } = okOf(await startCheckout(shop.deps, buyer, requestId, cart));
    expect(await sessionOf(sessionId)).toEqual(['held']);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 1 });
  });

  it('and is closed, its address never given, if the hold has ended meanwhile', async () => {
    const { buyer, requestId, cart, product } = await setting();
    const shop = meanwhile(() => cancelCheckout(deps, buyer, requestId));
    const started = await startCheckout(shop.deps, buyer, requestId, cart);
    expect(started).toEqual({ ok: false, refusal: { code: 'request-finished' } });
    const [page = ''] = shop.made;
    expect(await deps.payments.retrieveSession(page)).toMatchObject({ status: 'expired' });
    expect(await sessionOf(page)).toEqual([]);
    expect(await ledger(db, product)).toMatchObject({ free: 2, held: 0 });
  });

  it('and two simultaneous calls of one request return one page', async () => {
    const { buyer, requestId, cart, product } = await setting();
    const calls = [0, 1].map(() => startCheckout(deps, buyer, requestId, cart));
    const [first, second] = await Promise.all(calls);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ ok: true });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 1 });
  });
});
