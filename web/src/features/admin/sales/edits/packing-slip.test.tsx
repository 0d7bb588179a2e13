import { filledBy } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slip } from './packing-slip.tsx';

const ADDRESS = {
  name: 'Marina Reyes',
  line1: '1 Ocean Drive',
  line2: '',
  city: 'Miami',
  state: 'FL',
  postal_code: '33139',
  country: 'US',
  phone: '305 555 0100',
};

function slipOf(order: Partial<Order>): string {
  return renderToStaticMarkup(<Slip order={anOrder({ shipping_address: ADDRESS, ...order })} />);
}

it.each<[string, Partial<Order>]>([
  ['paid for', { shipping_method: 'pickup' }],
  ['filled as', { shipping_method: 'overnight', ...filledBy('Pickup', '', NOON) }],
])(
  'SOLD-04 the slip of an order %s a pickup has name and phone, and no home address',
  (_, order) => {
    const slip = slipOf(order);
    expect(slip).toContain('To be picked up by');
    expect(slip).toContain('Marina Reyes');
    expect(slip).toContain('305 555 0100');
    expect(slip).not.toMatch(/Ship to|Ocean Drive|33139/);
  },
);

it.each<[string, Partial<Order>]>([
  ['not chosen yet', {}],
  ['local delivery', { shipping_method: 'local' }],
  ['a carrier after all', { shipping_method: 'pickup', ...filledBy('UPS', '1Z9', NOON) }],
])('SOLD-04 the slip says where an order goes: %s', (_, order) => {
  const slip = slipOf(order);
  expect(slip).toMatch(/Ship to.*Marina Reyes.*Ocean Drive.*33139.*305 555 0100/);
  expect(slip).not.toContain('To be picked up by');
});
