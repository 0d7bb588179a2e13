import type { Stripe } from 'stripe';
import type { ShippingRateData } from '#stripe/validations/shipping-option.ts';
import { nowSeconds, type Context } from '#stripe/context.ts';

/** A shipping rate from a session's `shipping_rate_data`. */
export function buildShippingRate(context: Context, data: ShippingRateData): Stripe.ShippingRate {
  const { minimum = null, maximum = null } = data.delivery_estimate ?? {};
  return {
    id: context.newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: nowSeconds(context),
    delivery_estimate: data.delivery_estimate === undefined ? null : { minimum, maximum },
    display_name: data.display_name,
    fixed_amount: data.fixed_amount,
    livemode: false,
    metadata: data.metadata ?? {},
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: null,
    type: 'fixed_amount',
  };
}
