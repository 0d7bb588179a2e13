import * as z from 'zod/mini';
import { Day, isTimeZone } from '@reef/domain/shipping/day';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { STATES } from '@reef/domain/shipping/zip-state';
import type { OpenHours as Hours } from './opening-hours.ts';

const HIGHEST_CENTS = 100_000;
const HIGHEST_FREE_ABOVE_CENTS = 1_000_000;
const MAX_PREPARATION_DAYS = 14;
const MAX_TRANSIT_DAYS = 3;
const MAX_ZIP_PREFIXES = 200;
const MAX_CLOSED_DATES = 400;
/**
 * The shortest and longest guarantee: the 48 hours that pages of `web/src` promise in words, and
 * thirty days. A carrier's days on the way come on top of the shortest (`checkSettings`).
 */
const GUARANTEE_BOUNDS_H = { least: 48, most: 720 };

/** A required text with a maximum length; surrounding space is trimmed. */
export function line(what: string, most: number) {
  return z
    .string(`${what} must be text.`)
    .check(
      z.trim(),
      z.minLength(1, `${what} must not be empty.`),
      z.maxLength(most, `${what} can have ${most} characters at most.`),
    );
}

function whole(what: string, least: number, most: number) {
  const sentence = `${what} must be a whole number from ${least} to ${most}.`;
  return z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence));
}

function cents(what: string, most: number, from = '$0') {
  const sentence = `${what} must be an amount from ${from} to $${most / 100}.`;
  return z.int(sentence).check(z.gte(0, sentence), z.lte(most, sentence));
}

/** Whether no value is there twice. */
export function isEachOnce(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

const State = z
  .string('Please enter states by their two letters.')
  .check(z.refine((state) => STATES.includes(state), 'There is no state of these two letters.'));

const ZipPrefix = z
  .string('Please enter the first digits of ZIP codes.')
  .check(z.regex(/^\d{1,5}$/, 'ZIP codes begin with one to five digits.'));

const ARRIVES_MONDAY_TO_SATURDAY = 'Animals can arrive from Monday to Saturday.';
const ArrivalWeekday = z
  .int(ARRIVES_MONDAY_TO_SATURDAY)
  .check(z.gte(1, ARRIVES_MONDAY_TO_SATURDAY), z.lte(6, ARRIVES_MONDAY_TO_SATURDAY));

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const Clock = z.string('Please enter a time.').check(z.regex(CLOCK, 'Please enter a time.'));

const OpenHours: z.ZodMiniType<Hours> = z.nullable(
  z
    .object({ open: Clock, close: Clock })
    .check(z.refine(({ open, close }) => open < close, 'Closing must be later than opening.')),
);

/**
 * A delivery method (SHIP-01). Without states and ZIP prefixes it goes everywhere; otherwise to
 * addresses that match one of them.
 */
export const DeliveryRule = z.object({
  method: ShippingMethod,
  is_offered: z.boolean(),
  /** Its name on the payment page. */
  name: line('The name', 60),
  /** Its name where the shop has little room. */
  short: line('The short name', 20),
  cents: cents('The price', HIGHEST_CENTS),
  /** Free for carts of at least this sum, without shipping; null if never. */
  free_above_cents: z.nullable(
    // 0 could be saved once, and is still read; `checkSettings` refuses it.
    cents('Free above', HIGHEST_FREE_ABOVE_CENTS, '$0.01'),
  ),
  states: z.array(State).check(z.refine(isEachOnce, 'Each state needs to be named only once.')),
  zip_prefixes: z
    .array(ZipPrefix)
    .check(
      z.maxLength(MAX_ZIP_PREFIXES, `There can be ${MAX_ZIP_PREFIXES} ZIP prefixes at most.`),
      z.refine(isEachOnce, 'Each ZIP prefix needs to be named only once.'),
    ),
  /** 1 for Monday to 6 for Saturday; living animals never arrive on a Sunday. */
  arrival_weekdays: z
    .array(ArrivalWeekday)
    .check(
      z.minLength(1, 'Please choose at least one weekday of arrival.'),
      z.refine(isEachOnce, 'Each weekday needs to be named only once.'),
    ),
  /** From this hour of the shop's clock on, an order counts as placed the next day. */
  cutoff_hour: whole('The cut-off hour', 0, 23),
  /** Working days between the order and the day it is packed. */
  preparation_days: whole('The days of preparation', 0, MAX_PREPARATION_DAYS),
  /** Days between packing and arrival. */
  transit_days: whole('The days on the way', 0, MAX_TRANSIT_DAYS),
});
export type DeliveryRule = z.infer<typeof DeliveryRule>;

const Contact = z.object({
  email: line('The email address', 200).check(
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a complete email address.'),
  ),
  phone: line('The phone number', 30).check(
    z.regex(/^\+?[\d ().-]{7,}$/, 'Please enter a phone number with its area code.'),
  ),
  street: line('The street', 100),
  city: line('The city', 60),
  state: State,
  zip: z
    .string('Please enter a ZIP code.')
    .check(z.regex(/^\d{5}$/, 'A ZIP code has five digits.')),
});

/** The settings that everybody may read, but for the delivery methods. */
export const OpenSettings = z.object({
  /** Days on which nothing is packed, sent or delivered, besides Sundays. */
  closed_dates: z
    .array(Day)
    .check(
      z.maxLength(MAX_CLOSED_DATES, `There can be ${MAX_CLOSED_DATES} dates at most.`),
      z.refine(isEachOnce, 'Each date needs to be named only once.'),
    ),
  /** Whether nothing is sent on the carriers' holidays (`holidaysOf`). */
  keeps_holidays: z.boolean(),
  /** The shop's time zone, by its IANA name. */
  time_zone: z
    .string('Please choose a time zone.')
    .check(z.refine(isTimeZone, 'There is no time zone of this name.')),
  /** Opening hours of seven days, Monday first. */
  hours: z
    .array(OpenHours)
    .check(z.refine((week) => week.length === 7, 'The week has seven days.')),
  contact: Contact,
  /** The length of new orders' guarantee (`guaranteeTimer`). */
  guarantee_hours: whole('The guarantee hours', GUARANTEE_BOUNDS_H.least, GUARANTEE_BOUNDS_H.most),
});

/** The settings that everybody may read: pages and the checkout show them. */
export type PublicSettings = z.infer<typeof OpenSettings> & { delivery: DeliveryRule[] };
