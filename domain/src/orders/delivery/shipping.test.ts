import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import { NOON } from '@reef/domain/testing/fixtures';
import { HOUR_MS } from '@reef/domain/shared/time';
import { type Order } from '@reef/domain/orders/order';
import { deliveredBy } from '@reef/domain/orders/order-status';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from './delivery.ts';
import { hasDifferentZip } from './different-zip.ts';
import { arrivalText, arrivalTextForBuyer, paidShippingName } from './shipping.ts';

const ADDRESS = {
  name: 'Ana Reyes',
  line1: '1 Reef Road',
  line2: '',
  city: 'Miami',
  state: 'FL',
  postal_code: '33101-1234',
  country: 'US',
  phone: '',
};

it('SEEN-05 SHIP-01 an order keeps the name its delivery had when it was paid for', () => {
  const named = { shipping_method: 'local', shipping_name: 'Van, Mondays' } as const;
  expect(paidShippingName(named)).toBe('Van, Mondays');
  expect(paidShippingName({ shipping_method: 'local' })).toBe('Local delivery, South Florida');
  expect(paidShippingName({ shipping_method: null, shipping_name: null })).toBeNull();
});

it('SHIP-02 an order says its day, if one was chosen', () => {
  const day = { arrival_day: '2026-11-24' };
  expect(arrivalText({ ...day, shipping_method: 'overnight' })).toBe(
    'Arrives Tuesday, November 24',
  );
  expect(arrivalText({ ...day, shipping_method: 'pickup' })).toBe('Pickup on Tuesday, November 24');
  expect(arrivalText({ arrival_day: null })).toBeNull();
  expect(arrivalText(anOrder())).toBeNull();
});

it.each([
  ['33101', 'overnight', false],
  ['33102', 'overnight', true],
  ['33102', 'pickup', false],
  [null, 'overnight', false],
] as const)('SHIP-02 chosen for %s by %s, the address is another: %s', (zip, method, isOther) => {
  const order = { arrival_zip: zip, shipping_method: method, shipping_address: ADDRESS };
  expect(hasDifferentZip(order)).toBe(isOther);
  expect(hasDifferentZip({ ...order, shipping_address: null })).toBe(false);
});

it.each([
  [{}, 'Arrives Tuesday, November 24'],
  [{ payment_status: 'refunded' }, null],
  [{ status: 'cancelled' }, null],
  [{ payment_status: 'pending', status: 'pending' }, null],
  [{ is_packing_blocked: true }, null],
  [{ is_fulfilled: true, fulfillment_type: 'driving' }, null],
] as const)('SEEN-26 INV-24 of an order with %o its buyer reads %s', (changes, text) => {
  const order = anOrder({ arrival_day: '2026-11-24', shipping_method: 'overnight', ...changes });
  const now = new Date('2026-11-23T15:00:00Z');
  expect(arrivalTextForBuyer(order, null, now)).toBe(text);
});

const MISSED = 'Not packed in time for Tuesday, November 24';

// The shop is in Florida, five hours behind UTC.
it.each([
  ['overnight', '2026-11-24T04:59:00Z', 'Arrives Tuesday, November 24'],
  ['overnight', '2026-11-24T05:00:00Z', MISSED],
  [null, '2026-11-24T05:00:00Z', MISSED],
  ['local', '2026-11-25T04:59:00Z', 'Arrives Tuesday, November 24'],
  ['local', '2026-11-25T05:00:00Z', MISSED],
  ['pickup', '2026-11-25T04:59:00Z', 'Pickup on Tuesday, November 24'],
  ['pickup', '2026-11-25T05:00:00Z', MISSED],
] as const)('ORD-01 of an unfilled order by %s its buyer reads at %s: %s', (method, at, text) => {
  const order = anOrder({ arrival_day: '2026-11-24', shipping_method: method });
  const now = new Date(at);
  expect(arrivalTextForBuyer(order, null, now)).toBe(text);
  expect(arrivalTextForBuyer(order, DEFAULT_SETTINGS, now)).toBe(text);
});

it('ORD-01 a box that is two days on the way is promised until its packing day is over', () => {
  const slower = { ...defaultRule('overnight'), transit_days: 2 };
  const settings = { ...DEFAULT_SETTINGS, delivery: [slower], time_zone: 'Pacific/Honolulu' };
  const order = anOrder({ arrival_day: '2026-11-27', shipping_method: 'overnight' });
  const read = (at: string) => arrivalTextForBuyer(order, settings, new Date(at));
  // Ten hours behind UTC.
  expect(read('2026-11-26T09:59:00Z')).toBe('Arrives Friday, November 27');
  expect(read('2026-11-26T10:00:00Z')).toBe('Not packed in time for Friday, November 27');
});

it.each([
  { payment_status: 'refunded' },
  { status: 'cancelled' },
  { is_packing_blocked: true },
] as const)(
  'ORD-01 of an order with %o its buyer does not read that it was not packed',
  (changes) => {
    const order = anOrder({ arrival_day: '2026-11-24', shipping_method: 'overnight', ...changes });
    expect(arrivalTextForBuyer(order, null, new Date('2026-11-25T15:00:00Z'))).toBeNull();
  },
);

/** What the buyer reads of an order for that Tuesday, with days that the owner has closed. */
function readWithClosed(method: Order['shipping_method'], ...closed_dates: string[]) {
  const order = anOrder({ arrival_day: '2026-11-24', shipping_method: method });
  return arrivalTextForBuyer(order, { ...DEFAULT_SETTINGS, closed_dates }, NOON);
}

it('ORD-01 a day is not promised that the owner has closed, nor one whose packing day they have', () => {
  expect(readWithClosed('overnight', '2026-11-24')).toBeNull();
  expect(readWithClosed('overnight', '2026-11-23')).toBeNull();
  expect(readWithClosed('overnight', '2026-11-22', '2026-11-25')).toBe(
    'Arrives Tuesday, November 24',
  );
  expect(readWithClosed('pickup', '2026-11-24')).toBeNull();
  expect(readWithClosed('pickup', '2026-11-23')).toBe('Pickup on Tuesday, November 24');
});

// Filled on a Saturday; its packing day, a Monday, begins at five o'clock.
const EARLY = anOrder({
  ...filledBy('FedEx', '1Z', NOON),
  arrival_day: '2026-11-24',
  packing_day_ends_at: new Date('2026-11-24T05:00:00Z'),
});

it('ORD-01 a carrier’s box is promised until its arrival is recorded, or its day is over', () => {
  const read = (at: string, changes: Partial<Order> = {}) =>
    arrivalTextForBuyer({ ...EARLY, ...changes }, null, new Date(at));
  const text = 'Arrives Tuesday, November 24';
  expect(read('2026-11-21T13:00:00Z')).toBe(text);
  expect(read('2026-11-25T04:59:00Z')).toBe(text);
  expect(read('2026-11-25T05:00:00Z')).toBeNull();
  // A carrier brings it now.
  expect(read('2026-11-24T15:00:00Z', { shipping_method: 'pickup' })).toBe(text);
  const arrived = deliveredBy(EARLY, new Date('2026-11-24T14:00:00Z'));
  expect(read('2026-11-24T15:00:00Z', arrived)).toBeNull();
  // It was filled after its packing day.
  const late = new Date('2026-11-24T05:00:00Z');
  expect(read('2026-11-24T15:00:00Z', { delivery_datetime: late })).toBe(MISSED);
  expect(read('2026-11-25T05:00:00Z', { delivery_datetime: late })).toBeNull();
  expect(read('2026-11-24T15:00:00Z', { is_packing_blocked: true })).toBeNull();
  const van = filledBy('Local Delivery', '', new Date(NOON.getTime() + HOUR_MS));
  expect(read('2026-11-21T12:30:00Z', van)).toBeNull();
});

it('ORD-01 a closed day takes a box that still waits for its packing day, and none on its way', () => {
  const closed = { ...DEFAULT_SETTINGS, closed_dates: ['2026-11-24'] };
  const read = (at: string) => arrivalTextForBuyer(EARLY, closed, new Date(at));
  expect(read('2026-11-23T04:59:00Z')).toBeNull();
  expect(read('2026-11-23T05:00:00Z')).toBe('Arrives Tuesday, November 24');
});
