import * as z from 'zod/mini';

/** The delivery methods a buyer chooses from. */
export const ShippingMethod = z.enum(['overnight', 'local', 'pickup']);
export type ShippingMethod = z.infer<typeof ShippingMethod>;
