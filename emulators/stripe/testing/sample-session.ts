import type { Stripe } from 'stripe';

/** Seconds since 1970, `minutes` from now. */
export const inMinutes = (minutes: number): number => Math.floor(Date.now() / 1000) + minutes * 60;

/** A typical session of a shop: two items, two shipping options, an address, a phone number. */
export function sampleSession(): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: 'usd',
          unit_amount: 4999,
          product_data: {
            name: 'Ocellaris clownfish',
            images: ['https://shop.example/clownfish.png'],
            metadata: { sku: 'fish-1' },
          },
        },
        quantity: 2,
      },
      {
        price_data: { currency: 'usd', unit_amount: 2450, product_data: { name: 'Turbo snail' } },
        quantity: 1,
      },
    ],
    success_url: 'https://shop.example/done?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/cart',
    client_reference_id: 'reservation-1',
    customer_email: 'buyer@shop.example',
    metadata: { reservation: 'r1' },
    payment_intent_data: { metadata: { reservation: 'r1' } },
    expires_at: inMinutes(45),
    shipping_address_collection: { allowed_countries: ['US', 'CA'] },
    shipping_options: [rate('Standard', 1500), rate('Overnight', 3900)],
    phone_number_collection: { enabled: true },
  };
}

function rate(name: string, amount: number): Stripe.Checkout.SessionCreateParams.ShippingOption {
  return {
    shipping_rate_data: {
      display_name: name,
      type: 'fixed_amount',
      fixed_amount: { amount, currency: 'usd' },
    },
  };
}

/** The minimum for a session. */
export function smallSession(): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 1000, product_data: { name: 'Snail' } },
        quantity: 1,
      },
    ],
    success_url: 'https://shop.example/done',
  };
}
