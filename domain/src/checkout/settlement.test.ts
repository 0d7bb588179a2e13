import { describe, expect, it } from 'vitest';
import { aProduct, aReservation, NOON } from '@reef/domain/testing/fixtures';
import type { Reservation } from './reservation.ts';
import {
  decideSettlement,
  isLongAwaited,
  type RecordedOrder,
  type SessionFacts,
  stockOf,
} from './settlement.ts';

const paid: SessionFacts = {
  id: 'cs_1',
  status: 'complete',
  payment: 'paid',
  subtotalCents: 4998,
  shippingCents: 0,
  currency: 'usd',
  isRefunded: false,
};
const stocked = new Map([['ocellaris-clownfish', 2]]);
const empty = new Map([['ocellaris-clownfish', 1]]);

const days = (count: number) => new Date(NOON.getTime() + count * 24 * 60 * 60_000);

const sold: RecordedOrder = { status: 'shipped', payment_status: 'paid' };

/** What is decided of a payment that has an order. */
function decide(
  status: 'held' | 'awaiting' | 'released',
  order: RecordedOrder,
  facts = paid,
  stock = empty,
) {
  return decideSettlement(aReservation({ status }), facts, stock, order);
}

/** What is decided of a payment that has none. */
function withoutOrder(reservation: Reservation, facts: SessionFacts, stock: typeof empty) {
  return decideSettlement(reservation, facts, stock, null);
}

describe('decideSettlement', () => {
  it('CHK-08 records a paid hold, and nothing more the second time', () => {
    expect(withoutOrder(aReservation(), paid, empty)).toEqual({ kind: 'record', take: [] });
    const settled = aReservation({ status: 'settled' });
    expect(withoutOrder(settled, paid, empty)).toEqual({ kind: 'nothing' });
  });
  it('does nothing for an open session: its state is not final', () => {
    const open = { ...paid, status: 'open', payment: 'unpaid' } as const;
    expect(withoutOrder(aReservation(), open, empty).kind).toBe('nothing');
  });
  it('CHK-10 gives the stock back when the session expired, once', () => {
    const expired = { ...paid, status: 'expired', payment: 'unpaid' } as const;
    expect(withoutOrder(aReservation(), expired, empty)).toMatchObject({ kind: 'release' });
    const released = aReservation({ status: 'released' });
    expect(withoutOrder(released, expired, empty).kind).toBe('nothing');
  });
  it('INV-07 a delayed payment holds the stock until it settles or fails', () => {
    const unpaid = { ...paid, payment: 'unpaid' } as const;
    expect(withoutOrder(aReservation(), unpaid, empty).kind).toBe('await');
    const awaiting = aReservation({ status: 'awaiting' });
    expect(withoutOrder(awaiting, unpaid, empty).kind).toBe('nothing');
    expect(withoutOrder(awaiting, paid, empty)).toEqual({ kind: 'record', take: [] });
    const failed = { ...paid, payment: 'failed' } as const;
    expect(withoutOrder(awaiting, failed, empty)).toMatchObject({
      kind: 'release',
      wasAwaiting: true,
    });
  });
  it('ATT-86 a delayed payment is awaited for ten days', () => {
    const awaiting = aReservation({ status: 'awaiting' });
    expect(isLongAwaited(awaiting, days(9.99))).toBe(false);
    expect(isLongAwaited(awaiting, days(10))).toBe(true);
    expect(isLongAwaited(aReservation(), days(10))).toBe(false);
  });
  it('INV-06 a payment after the release takes the stock again, or goes back', () => {
    const released = aReservation({ status: 'released' });
    expect(withoutOrder(released, paid, stocked)).toMatchObject({ kind: 'record' });
    expect(withoutOrder(released, paid, empty)).toEqual({ kind: 'refund' });
    const refunding = aReservation({ status: 'refunding' });
    expect(withoutOrder(refunding, paid, stocked)).toEqual({ kind: 'refund' });
  });
  it('INV-06 takes again what was released only if all of it is in stock', () => {
    const [line, ...none] = aReservation().lines;
    const lines = line ? [line, { ...line, product_id: 'tang', quantity: 1 }] : none;
    const released = aReservation({ status: 'released', lines });
    const both = new Map([...stocked, ['tang', 1]]);
    expect(withoutOrder(released, paid, both)).toEqual({ kind: 'record', take: lines });
    expect(withoutOrder(released, paid, new Map([...both, ['tang', 0]]))).toEqual({
      kind: 'refund',
    });
    expect(withoutOrder(released, paid, stocked)).toEqual({ kind: 'refund' });
    expect(withoutOrder(released, paid, new Map([['tang', 1]]))).toEqual({ kind: 'refund' });
  });
  it('CHK-10 gives back every line, and says whether a delayed payment was waited for', () => {
    const expired = { ...paid, status: 'expired', payment: 'unpaid' } as const;
    const { lines } = aReservation();
    const release = { kind: 'release', giveBack: lines, wasAwaiting: false };
    expect(withoutOrder(aReservation(), expired, empty)).toEqual(release);
    const failed = { ...paid, payment: 'failed' } as const;
    expect(withoutOrder(aReservation(), failed, empty)).toEqual(release);
  });
  it.each(['settled', 'refunded', 'released'] as const)(
    'does nothing when the session of a %s one expires',
    (status) => {
      const expired = { ...paid, status: 'expired', payment: 'unpaid' } as const;
      expect(withoutOrder(aReservation({ status }), expired, stocked).kind).toBe('nothing');
    },
  );
  it('ATT-90 a payment that was refunded before it was recorded sells nothing, once', () => {
    const facts = { ...paid, isRefunded: true };
    const { lines } = aReservation();
    const returned = { kind: 'returned', giveBack: lines };
    expect(withoutOrder(aReservation(), facts, stocked)).toEqual(returned);
    expect(withoutOrder(aReservation({ status: 'awaiting' }), facts, stocked)).toEqual(returned);
    const released = aReservation({ status: 'released' });
    expect(withoutOrder(released, facts, stocked)).toEqual({ kind: 'returned', giveBack: [] });
    expect(withoutOrder(aReservation(), { ...facts, subtotalCents: 1 }, stocked)).toEqual(returned);
    for (const status of ['settled', 'refunded'] as const) {
      expect(withoutOrder(aReservation({ status }), facts, stocked).kind).toBe('nothing');
    }
  });
  it.each([{ subtotalCents: 1 }, { currency: 'eur' }])(
    'ATT-58 refuses other money and ends the hold: %o',
    (other) => {
      const facts = { ...paid, ...other };
      const { lines } = aReservation();
      const ended = { kind: 'mismatch', giveBack: lines };
      expect(withoutOrder(aReservation(), facts, stocked)).toEqual(ended);
      expect(withoutOrder(aReservation({ status: 'awaiting' }), facts, stocked)).toEqual(ended);
      const released = aReservation({ status: 'released' });
      expect(withoutOrder(released, facts, stocked)).toEqual({
        kind: 'mismatch',
        giveBack: [],
      });
    },
  );
  it('ATT-58 refuses another price of the delivery than was reserved with the day of arrival', () => {
    const delivery = {
      method: 'overnight',
      day: '2026-11-25',
      zip: '33101',
      name: 'Overnight',
      cents: 3999,
    } as const;
    const reserved = aReservation({ delivery });
    const facts = { ...paid, shippingCents: 3999 };
    expect(withoutOrder(reserved, facts, empty).kind).toBe('record');
    expect(withoutOrder(reserved, paid, empty).kind).toBe('mismatch');
    expect(withoutOrder(aReservation(), facts, empty).kind).toBe('record');
  });

  describe('INV-03 a reservation that is older than its order', () => {
    const { lines } = aReservation();
    const settled = { kind: 'recorded', status: 'settled', take: [], giveBack: [] };

    it('is settled by an order that was sold, also if that was refunded or is of other money', () => {
      expect(decide('held', sold)).toEqual(settled);
      expect(decide('awaiting', sold)).toEqual(settled);
      const refunded: RecordedOrder = { status: 'processing', payment_status: 'refunded' };
      expect(decide('held', refunded, { ...paid, isRefunded: true })).toEqual(settled);
      expect(decide('held', sold, { ...paid, subtotalCents: 1 })).toEqual(settled);
    });
    it('INV-01 takes what was released, if all of it is still there', () => {
      expect(decide('released', sold, paid, stocked)).toEqual({ ...settled, take: lines });
      expect(decide('released', sold)).toEqual(settled);
      expect(decide('held', sold, paid, stocked)).toEqual(settled);
    });
    it('INV-01 gives back what a canceled order did not sell, and its money once', () => {
      const canceled: RecordedOrder = { status: 'cancelled', payment_status: 'paid' };
      const back = { ...settled, giveBack: lines };
      expect(decide('held', canceled)).toEqual({ ...back, status: 'refunding' });
      const refunded: RecordedOrder = { ...canceled, payment_status: 'refunded' };
      expect(decide('held', refunded)).toEqual({ ...back, status: 'refunded' });
      const tried = { ...canceled, is_refund_failed: true };
      expect(decide('awaiting', tried)).toEqual({ ...back, status: 'refunded' });
      const without = { ...settled, status: 'refunded' };
      expect(decide('released', refunded, paid, stocked)).toEqual(without);
    });
    it('INV-07 closes its order too if that waits for a debit that failed', () => {
      const waiting: RecordedOrder = { status: 'pending', payment_status: 'pending' };
      const closed: RecordedOrder = { status: 'cancelled', payment_status: 'failed' };
      const release = { kind: 'release', giveBack: lines };
      for (const facts of [
        { ...paid, payment: 'failed' },
        { ...paid, status: 'expired', payment: 'unpaid' },
      ] as const) {
        expect(decide('held', waiting, facts)).toEqual({ ...release, wasAwaiting: true });
        expect(decide('held', closed, facts)).toEqual({ ...release, wasAwaiting: false });
      }
      expect(decide('held', waiting, { ...paid, payment: 'unpaid' })).toEqual({ kind: 'await' });
    });
    it('INV-07 is recorded if its order was not paid yet, or its payment had failed', () => {
      for (const payment_status of ['pending', 'failed'] as const) {
        expect(decide('held', { status: 'cancelled', payment_status })).toMatchObject({
          kind: 'record',
        });
      }
    });
  });
});

it('INV-06 counts no units of a listing that is another animal by now', () => {
  const line = { product_id: 'a', name: 'Acan', quantity: 1, unit_price_cents: 1 };
  const piece = aProduct({ name: 'Acan', category: 'WYSIWYG', image_url: '/two.webp', stock: 3 });
  const stock = (image_url: string, product = piece) =>
    stockOf([{ ...line, image_url }], new Map([['a', product]])).get('a');
  expect(stock('/two.webp')).toBe(3);
  expect(stock('/one.webp')).toBeUndefined();
  expect(stock('/one.webp', { ...piece, category: 'Live Coral' })).toBe(3);
  expect(stock('/two.webp', { ...piece, name: 'Zoanthid' })).toBeUndefined();
  expect(stockOf([line], new Map())).toEqual(new Map());
});

it.each([
  ['Live Coral', 'WYSIWYG', false],
  ['WYSIWYG', 'Live Coral', false],
  ['Live Coral', 'Saltwater Fish', true],
] as const)('INV-06 what was %s and is %s now is the same animal: %s', (was, is, isSame) => {
  const { id, ...listing } = aProduct({ category: is });
  const line = { product_id: id, name: listing.name, category: was };
  const stock = stockOf([{ ...line, quantity: 1, unit_price_cents: 1 }], new Map([[id, listing]]));
  expect(stock.has(id)).toBe(isSame);
});
