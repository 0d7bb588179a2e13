import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { isOutOfReach } from './out-of-reach.ts';

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

it.each([
  ['local', '33101-1234', false],
  ['local', '10001', true],
  ['overnight', '10001', false],
  ['pickup', '10001', false],
  ['local', 'K1A 0B1', true],
] as const)(
  'SHIP-02 paid for without a day, %s to %s is out of reach: %s',
  (method, zip, isOut) => {
    const shipping_address = { ...ADDRESS, postal_code: zip };
    const order = anOrder({ shipping_method: method, arrival_zip: null, shipping_address });
    const isIt = (changes = {}) =>
      isOutOfReach({ ...order, ...changes }, DEFAULT_SETTINGS.delivery);
    expect(isIt()).toBe(isOut);
    // With a day it was checked when that was chosen; an order on its way needs no warning.
    expect(isIt({ arrival_zip: '33101' })).toBe(false);
    expect(isIt({ is_fulfilled: true })).toBe(false);
    expect(isIt({ shipping_address: null })).toBe(false);
    expect(isIt({ shipping_method: null })).toBe(false);
  },
);
