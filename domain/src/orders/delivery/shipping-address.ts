import * as z from 'zod/mini';

/** The address to send to, from the payment page. */
export const ShippingAddress = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string(),
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;
