import * as z from 'zod/mini';
import { ShippingMethod } from './method.ts';

/*
 * Separate from the rules of arrival (arrival.ts), because every page needs these shapes and only
 * the checkout needs the rules.
 */

/** A day as sent, `2026-11-24`; `checkDelivery` decides which days are possible. */
export const DayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The ZIP code that an order goes to. */
export const DestinationZip = z.string().check(z.regex(/^\d{5}$/));

/**
 * A buyer's choice in the checkout dialog; `zip` is the destination, and `seen_cents` the price that
 * they saw: pages from before it was sent leave it out.
 */
export const DeliveryChoice = z.object({
  method: ShippingMethod,
  day: DayText,
  zip: DestinationZip,
  seen_cents: z.optional(z.int()),
});
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** A choice with its name and its price in cents at the time it was checked. */
export const ChosenDelivery = z.object({
  method: ShippingMethod,
  day: DayText,
  zip: z.string(),
  name: z.string(),
  cents: z.int(),
});
export type ChosenDelivery = z.infer<typeof ChosenDelivery>;

/** A move of an order's day of arrival (SHIP-03). `from` is null if it had none. */
export const DayMove = z.object({
  /** From the request that moved it, so that a request that is sent again moves nothing more. */
  id: z.string(),
  from: z.nullable(DayText),
  to: DayText,
  at: z.date(),
  /** What the buyer was told. */
  note: z.string(),
});
export type DayMove = z.infer<typeof DayMove>;
