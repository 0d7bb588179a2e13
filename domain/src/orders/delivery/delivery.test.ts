import fc from 'fast-check';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { describe, expect, it } from 'vitest';
import {
  DELIVERY_METHODS,
  deliveryText,
  filledBy,
  isCarrier,
  methodOf,
  trackingNumberOf,
} from './delivery.ts';
import { NOON } from '@reef/domain/testing/fixtures';

describe('filling an order', () => {
  it('SOLD-05 stores Local Delivery and Pickup as driving with their markers', () => {
    expect(filledBy('Local Delivery', 'ignored', NOON)).toEqual({
      is_fulfilled: true,
      delivery_datetime: NOON,
      fulfillment_type: 'driving',
      shipping_carrier: null,
      tracking_number: 'LOCAL',
      delivered_at: null,
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
    expect(deliveryText({ ...UNFILLED, is_fulfilled: true })).toBe('Filled');
    expect(deliveryText(UNFILLED)).toBe('-');
  });

  it('SOLD-07 method and number can be read from what was stored, for any number', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{0,34}$/);
    fc.assert(
      fc.property(fc.constantFrom(...DELIVERY_METHODS), number, (method, tracking) => {
        const filled = filledBy(method, tracking, NOON);
        expect(methodOf(filled)).toBe(method);
        const isUnnamed = !isCarrier(method) || tracking.startsWith('USPS');
        if (!isUnnamed) expect(trackingNumberOf(filled)).toBe(tracking);
        expect(deliveryText(filled)).not.toBe('-');
        expect(deliveryText({ ...filled, ...UNFILLED })).toBe('-');
      }),
    );
  });
});

describe('what older or foreign orders may hold', () => {
  it('SOLD-07 an order without a carrier has no number', () => {
    const driving = { fulfillment_type: 'driving', tracking_number: '1Z9' } as const;
    expect(trackingNumberOf(driving)).toBe('');
    expect(trackingNumberOf({ fulfillment_type: 'shipped', tracking_number: null })).toBe('');
  });

  it('SOLD-07 an unfilled order has no method, whatever else it holds', () => {
    const left = { ...filledBy('UPS', '1Z9', NOON), is_fulfilled: false };
    expect(methodOf(left)).toBeNull();
    expect(methodOf({ ...filledBy('UPS', '1Z9', NOON), shipping_carrier: 'DHL' })).toBeNull();
  });

  it('SOLD-07 a carrier of another shop is named with its number', () => {
    const dhl = { ...filledBy('UPS', '1Z9', NOON), shipping_carrier: 'DHL' };
    expect(deliveryText(dhl)).toBe('DHL 1Z9');
    expect(deliveryText({ ...dhl, tracking_number: 'DHL' })).toBe('DHL');
    expect(deliveryText({ ...dhl, tracking_number: null })).toBe('Shipped');
  });
});
