import * as z from 'zod';
import { currency, integer, metadata, oneOf, text } from './fields.ts';

const Bound = z.strictObject({
  unit: oneOf(['business_day', 'day', 'hour', 'month', 'week']),
  value: integer(1),
});

const ShippingRateData = z.strictObject({
  display_name: text(100),
  type: oneOf(['fixed_amount']).optional(),
  fixed_amount: z.strictObject({ amount: integer(), currency: currency() }),
  delivery_estimate: z
    .strictObject({ minimum: Bound.optional(), maximum: Bound.optional() })
    .optional(),
  metadata: metadata().optional(),
  tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']).optional(),
});

/** One shipping option, described in place (`shipping_rate_data`). */
export const ShippingOption = z.strictObject({ shipping_rate_data: ShippingRateData });

/** What a new shipping rate is made from. */
export type ShippingRateData = z.output<typeof ShippingRateData>;
