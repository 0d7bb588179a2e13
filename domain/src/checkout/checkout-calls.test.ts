import { describe, expect, it } from 'vitest';
import {
  CancelPaymentRequest,
  CreatePaymentRequest,
  VerifyPaymentRequest,
} from './checkout-calls.ts';

const item = { id: 'clown', name: 'Clownfish', price: 24.99, quantity: 1 };
const request = { items: [item], successUrl: 's', cancelUrl: 'c' };
const times = (count: number) => 'x'.repeat(count);

function isTaken(changes: object): boolean {
  return CreatePaymentRequest.safeParse({ ...request, ...changes }).success;
}

describe('create-payment takes', () => {
  it.each([
    [{ quantity: 999 }, true],
    [{ quantity: 1000 }, false],
    [{ quantity: 0 }, false],
    [{ quantity: -1 }, false],
    [{ quantity: 0.5 }, false],
    [{ quantity: 2 ** 53 }, false],
    [{ name: times(200) }, true],
    [{ name: times(201) }, false],
    [{ id: times(128) }, true],
    [{ id: times(129) }, false],
    [{ id: '' }, false],
    [{ id: '../orders/o1' }, false],
  ])('ATT-29 an item with %o: %s', (changes, expected) => {
    expect(isTaken({ items: [{ ...item, ...changes }] })).toBe(expected);
  });

  it.each([
    [0, false],
    [1, true],
    [50, true],
    [51, false],
  ])('ATT-42 %i lines: %s', (count, expected) => {
    expect(isTaken({ items: Array.from({ length: count }, () => item) })).toBe(expected);
  });

  it.each([
    [{ successUrl: times(500) }, true],
    [{ successUrl: times(501) }, false],
    [{ cancelUrl: times(500) }, true],
    [{ cancelUrl: times(501) }, false],
    [{ request_id: times(64) }, true],
    [{ request_id: times(65) }, false],
    [{ request_id: 'a/b/c/d/e' }, false],
  ])('ATT-42 %o: %s', (changes, expected) => {
    expect(isTaken(changes)).toBe(expected);
  });
});

describe('the other calls take', () => {
  it.each([
    ['cs_1234', true],
    [`cs_${times(200)}`, true],
    [`cs_${times(201)}`, false],
    ['a cs_1234', false],
    ['cs_1234/..', false],
  ])('a session %s: %s', (session_id, expected) => {
    expect(VerifyPaymentRequest.safeParse({ session_id }).success).toBe(expected);
  });

  it.each([
    [times(8), true],
    [times(7), false],
    [`${times(8)}/`, false],
  ])('a request to cancel %s: %s', (request_id, expected) => {
    expect(CancelPaymentRequest.safeParse({ request_id }).success).toBe(expected);
  });
});
