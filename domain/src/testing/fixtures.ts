import type { Product } from '@reef/domain/catalogue/product';
import type { Reservation } from '@reef/domain/checkout/reservation';

/** A fixed time for tests, so that nothing depends on the day they run. */
export const NOON = new Date('2026-11-21T12:00:00Z');

/** A product in stock, with a test's changes. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'ocellaris-clownfish',
    name: 'Ocellaris Clownfish',
    description: 'Captive-bred, peaceful, eats anything offered.',
    price: 24.99,
    category: 'Saltwater Fish',
    image_url: null,
    stock: 7,
    sold_out_at: null,
    created_at: new Date('2026-11-01T12:00:00Z'),
    revision: 0,
    ...changes,
  };
}

/** A hold on two clownfish, with a test's changes. */
export function aReservation(changes: Partial<Reservation> = {}): Reservation {
  return {
    id: 'r1',
    user_id: 'buyer',
    request_id: 'request-1',
    cart_fingerprint: 'f',
    lines: [
      {
        product_id: 'ocellaris-clownfish',
        name: 'Ocellaris Clownfish',
        quantity: 2,
        unit_price_cents: 2499,
      },
    ],
    product_ids: ['ocellaris-clownfish'],
    subtotal_cents: 4998,
    currency: 'usd',
    shipping_rates: [{ method: 'overnight', name: 'Overnight live shipping', cents: 3999 }],
    delivery: null,
    guarantee_hours: 72,
    buyer_email: 'buyer@reef.test',
    buyer_name: 'Ana Reyes',
    ship_to: null,
    success_url: '',
    cancel_url: '',
    status: 'held',
    session_id: 'cs_1',
    session_url: 'http://127.0.0.1/pay',
    order_id: null,
    created_at: NOON,
    session_expires_at: NOON,
    hold_until: NOON,
    updated_at: NOON,
    ...changes,
  };
}
