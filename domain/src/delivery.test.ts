import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DELIVERY_METHODS,
  deliveryText,
  filledBy,
  isCarrier,
  methodOf,
  NOT_FILLED,
  trackingNumberOf,
} from './delivery.ts';
import { NOON } from './fixtures.ts';

describe('filling an order', () => {
  it('SOLD-05 stores Local Delivery and Pickup as driving with their markers', () => {
    expect(filledBy('Local Delivery', 'ignored', NOON)).toEqual({
      is_fulfilled: true,
      delivery_datetime: NOON,
      fulfillment_type: 'driving',
      shipping_carrier: null,
      tracking_number: 'LOCAL',
    });
    expect(filledBy('Pickup', '', NOON).tracking_number).toBe('PICKUP');
  });

  it('SOLD-05 stores carriers as shipped, USPS with its name before the number', () => {
    expect(filledBy('FedEx', ' 123 ', NOON)).toMatchObject({
      fulfillment_type: 'shipped',
      shipping_carrier: 'FedEx',
      tracking_number: '123',
    });
    expect(filledBy('USPS', '9400', NOON).tracking_number).toBe('USPS 9400');
    expect(filledBy('USPS', ' ', NOON).tracking_number).toBe('USPS');
  });
});

const text = (method: (typeof DELIVERY_METHODS)[number], number = '') =>
  deliveryText(filledBy(method, number, NOON));

describe('the Delivery column', () => {
  it('SOLD-07 says Pickup, Local Delivery, carrier plus tracking, Shipped, Filled, -', () => {
    expect(text('Pickup')).toBe('Pickup');
    expect(text('Local Delivery')).toBe('Local Delivery');
    expect(text('UPS', '1Z9')).toBe('UPS 1Z9');
    expect(text('USPS', '9400')).toBe('USPS 9400');
    expect(text('USPS')).toBe('USPS');
    expect(text('FedEx')).toBe('Shipped');
    expect(deliveryText({ ...filledBy('UPS', '', NOON), tracking_number: null })).toBe('Shipped');
    expect(deliveryText({ ...NOT_FILLED, is_fulfilled: true })).toBe('Filled');
    expect(deliveryText(NOT_FILLED)).toBe('-');
  });

  it('SOLD-07 method and number come back out of what was stored, for any number', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{0,34}$/);
    fc.assert(
      fc.property(fc.constantFrom(...DELIVERY_METHODS), number, (method, tracking) => {
        const filled = filledBy(method, tracking, NOON);
        expect(methodOf(filled)).toBe(method);
        const isUnnamed = !isCarrier(method) || tracking.startsWith('USPS');
        if (!isUnnamed) expect(trackingNumberOf(filled)).toBe(tracking);
        expect(deliveryText(filled)).not.toBe('-');
        expect(deliveryText({ ...filled, ...NOT_FILLED })).toBe('-');
      }),
    );
  });
});
