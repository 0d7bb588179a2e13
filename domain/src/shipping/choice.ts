import * as z from 'zod/mini';
import { ShippingMethod } from './method.ts';

/*
 * Apart from the rules of arrival (arrival.ts), because every page knows these shapes and only the
 * checkout needs the rules.
 */

/** A day as it travels, `2026-11-24`; which days are possible is for `checkDelivery` to say. */
export const DayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What a buyer chooses in the checkout dialog; `zip` is where it goes. */
export const DeliveryChoice = z.object({
  method: ShippingMethod,
  day: DayText,
  zip: z.string().check(z.regex(/^\d{5}$/)),
});
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** A choice with its name and its price, in cents, at the moment it was checked. */
export const ChosenDelivery = z.object({
  method: ShippingMethod,
  day: DayText,
  zip: z.string(),
  name: z.string(),
  cents: z.int(),
});
export type ChosenDelivery = z.infer<typeof ChosenDelivery>;

/** One move of an order's day of arrival, for weather say (SHIP-03). `from` is null where there was none. */
export const DayMove = z.object({
  /** Named by the request that moved it, so that a request that is sent again finds itself done. */
  id: z.string(),
  from: z.nullable(DayText),
  to: DayText,
  at: z.date(),
  /** What the buyer was told. */
  note: z.string(),
});
export type DayMove = z.infer<typeof DayMove>;
