import { expect, it } from 'vitest';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { arrivalText, arrivalTextForBuyer, hasDifferentZip, paidShippingName } from './shipping.ts';

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
  [{ is_fulfilled: true }, null],
] as const)('SEEN-26 INV-24 of an order with %o its buyer reads %s', (changes, text) => {
  const order = anOrder({ arrival_day: '2026-11-24', shipping_method: 'overnight', ...changes });
  expect(arrivalTextForBuyer(order, '2026-11-23')).toBe(text);
});

it.each([
  ['overnight', '2026-11-24', null],
  [null, '2026-11-24', null],
  ['local', '2026-11-24', 'Arrives Tuesday, November 24'],
  ['local', '2026-11-25', null],
  ['pickup', '2026-11-24', 'Pickup on Tuesday, November 24'],
  ['pickup', '2026-11-25', null],
] as const)(
  'SHIP-02 of an unfilled order by %s its buyer reads on %s: %s',
  (method, today, text) => {
    const order = anOrder({ arrival_day: '2026-11-24', shipping_method: method });
    expect(arrivalTextForBuyer(order, today)).toBe(text);
  },
);
