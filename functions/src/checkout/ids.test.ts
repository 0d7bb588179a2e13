import { expect, it } from 'vitest';
import { cartFingerprint, orderId, orderNumber, reservationId } from './ids.ts';

// The digests are from `sha256sum`, cut off by hand.

it('INV-04 INV-08 a reservation and an order always have the same name, and a long one', () => {
  expect(reservationId('buyer-1', 'request-1')).toBe('c4fe2063a68ce1436e489ccdd3c1a72c');
  expect(orderId('cs_test_1')).toBe('o_af6c79c37d53115a18f373f0ba34');
});

it('ATT-34 tells one cart from another', () => {
  const cart = [
    ['a', 2],
    ['b', 1],
  ] as const;
  expect(cartFingerprint(new Map(cart), undefined)).toBe('0658e466e8922f1446a0cf87a9a2a2c4');
  const less = cartFingerprint(new Map([['a', 2]]), undefined);
  expect(less).not.toBe(cartFingerprint(new Map(cart), undefined));
});

it('SHIP-02 tells one delivery from another', () => {
  const cart = new Map([['a', 2]]);
  const delivery = { method: 'overnight', day: '2026-11-24', zip: '33101' } as const;
  const others = [
    undefined,
    delivery,
    { ...delivery, method: 'local' as const },
    { ...delivery, day: '2026-11-25' },
    { ...delivery, zip: '33102' },
    { ...delivery, seen_cents: 3999 },
    { ...delivery, seen_cents: 0 },
  ];
  const prints = others.map((other) => cartFingerprint(cart, other));
  expect(new Set(prints).size).toBe(others.length);
});

it('makes an order’s number of its day and six letters of the session’s digest', () => {
  const number = orderNumber('cs_test_1', new Date('2026-11-21T23:00:00Z'));
  expect(number).toBe('R261121-ZTWZ2X');
});
