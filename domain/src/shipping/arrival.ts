import type { DeliveryRule, PublicSettings } from '@reef/domain/settings/shop-settings';
import { refused } from '@reef/domain/shared/refused';
import type { ChosenDelivery, DeliveryChoice } from './choice.ts';
import { addDays, clockIn, type Day, SUNDAY, weekdayOf } from './day.ts';
import { isHoliday } from './holidays.ts';
import type { ShippingMethod } from './method.ts';
import { packingDay } from './packing-deadline.ts';
import { stateOfZip } from './zip-state.ts';

/** The number of days of arrival that a buyer is offered. */
export const DAYS_OFFERED = 12;

/** How far ahead a day of arrival may be, in days; also ends a search that finds none. */
export const HORIZON_DAYS = 60;

/** The settings that determine days of arrival. */
export type DaySettings = Pick<PublicSettings, 'time_zone' | 'closed_dates' | 'keeps_holidays'>;

/** A possible delivery method for an address, with its days of arrival, soonest first. */
export type DeliveryOffer = {
  method: ShippingMethod;
  name: string;
  cents: number;
  days: Day[];
};

/** Why a choice is not possible; `next_days` are the soonest possible days of the same method. */
export type DayRefusal = {
  code: 'delivery-not-possible';
  method: ShippingMethod;
  next_days: Day[];
};

/** The owner has changed the price that the buyer saw; with the present one. */
export type PriceRefusal = { code: 'delivery-price-changed'; name: string; cents: number };

/** Why a choice is not taken. */
export type DeliveryRefusal = DayRefusal | PriceRefusal;

/** Whether a rule's area includes a ZIP code; one that USPS does not have is in no area. */
export function reachesZip(rule: Pick<DeliveryRule, 'states' | 'zip_prefixes'>, zip: string) {
  const state = stateOfZip(zip);
  if (state === null) return false;
  if (rule.states.length === 0 && rule.zip_prefixes.length === 0) return true;
  return rule.states.includes(state) || rule.zip_prefixes.some((prefix) => zip.startsWith(prefix));
}

/** What a delivery method costs a cart of `subtotalCents`, in cents. */
export function shippingCents(
  rule: Pick<DeliveryRule, 'cents' | 'free_above_cents'>,
  subtotalCents: number,
): number {
  const isFree = rule.free_above_cents !== null && subtotalCents >= rule.free_above_cents;
  return isFree ? 0 : rule.cents;
}

/** Whether boxes are packed, sent and delivered on a day; never on a Sunday. */
export function isWorkingDay(settings: DaySettings, day: Day): boolean {
  if (weekdayOf(day) === SUNDAY || settings.closed_dates.includes(day)) return false;
  return !settings.keeps_holidays || !isHoliday(day);
}

/**
 * The first day on which an order placed now can be packed: today by the shop's clock, tomorrow
 * from the cut-off hour on, plus the working days of preparation.
 * @returns null if there is none within the horizon.
 */
export function firstPackingDay(settings: DaySettings, rule: DeliveryRule, now: Date): Day | null {
  const { day: today, hour } = clockIn(settings.time_zone, now);
  let day = hour >= rule.cutoff_hour ? addDays(today, 1) : today;
  let left = rule.preparation_days;
  for (let looked = 0; looked < HORIZON_DAYS; looked += 1) {
    if (isWorkingDay(settings, day)) {
      if (left === 0) return day;
      left -= 1;
    }
    day = addDays(day, 1);
  }
  return null;
}

/**
 * Whether a box that arrives on a weekday would be packed on the Sunday before, or be on the way
 * over it. 1 is Monday.
 */
export function isOverSunday(weekday: number, transitDays: number): boolean {
  return weekday <= transitDays;
}

/**
 * Whether the carriers rest on a day between packing and arrival. On a closed date they drive: it
 * is the shop's own.
 */
function isOverHoliday(settings: DaySettings, { transit_days }: DeliveryRule, day: Day): boolean {
  for (let before = 1; settings.keeps_holidays && before < transit_days; before += 1) {
    if (isHoliday(addDays(day, -before))) return true;
  }
  return false;
}

/** Whether boxes of this method can arrive on a day, and be packed for it. */
export function isArrivalDay(settings: DaySettings, rule: DeliveryRule, day: Day): boolean {
  return (
    rule.arrival_weekdays.includes(weekdayOf(day)) &&
    !isOverSunday(weekdayOf(day), rule.transit_days) &&
    !isOverHoliday(settings, rule, day) &&
    isWorkingDay(settings, day) &&
    isWorkingDay(settings, packingDay(rule, day))
  );
}

/** The days on which an order placed now can arrive by this method, soonest first. */
export function arrivalDays(settings: DaySettings, rule: DeliveryRule, now: Date): Day[] {
  const packed = firstPackingDay(settings, rule, now);
  if (packed === null) return [];
  const end = addDays(clockIn(settings.time_zone, now).day, HORIZON_DAYS);
  const days: Day[] = [];
  let day = addDays(packed, rule.transit_days);
  for (; days.length < DAYS_OFFERED && day <= end; day = addDays(day, 1)) {
    if (isArrivalDay(settings, rule, day)) days.push(day);
  }
  return days;
}

/** The delivery methods that are offered and by which an order placed now can arrive on some day. */
export function openRules(
  settings: DaySettings & Pick<PublicSettings, 'delivery'>,
  now: Date,
): DeliveryRule[] {
  return settings.delivery.filter(
    (rule) => rule.is_offered && arrivalDays(settings, rule, now).length > 0,
  );
}

/**
 * Whether a paid order can be moved to arrive on a day: this method arrives on it, and it is packed
 * today at the earliest and within the horizon. Its animals are reserved, so neither preparation
 * nor the cut-off hour counts.
 * @param today the current day by the shop's clock.
 */
export function canMoveTo(
  settings: DaySettings,
  rule: DeliveryRule,
  day: Day,
  today: Day,
): boolean {
  const isInSight = packingDay(rule, day) >= today && day <= addDays(today, HORIZON_DAYS);
  return isInSight && isArrivalDay(settings, rule, day);
}

/** The days to which orders of all these methods can be moved, soonest first. */
export function daysToMoveTo(
  settings: DaySettings,
  rules: readonly DeliveryRule[],
  now: Date,
): Day[] {
  const today = clockIn(settings.time_zone, now).day;
  const all = Array.from({ length: HORIZON_DAYS + 1 }, (_, later) => addDays(today, later));
  return all
    .filter((day) => rules.every((rule) => canMoveTo(settings, rule, day, today)))
    .slice(0, DAYS_OFFERED);
}

/** The delivery methods that are possible for a ZIP code now, each with price and days. */
export function offersFor(
  settings: DaySettings & Pick<PublicSettings, 'delivery'>,
  zip: string,
  subtotalCents: number,
  now: Date,
): DeliveryOffer[] {
  return settings.delivery.flatMap((rule) => {
    if (!rule.is_offered || !reachesZip(rule, zip)) return [];
    const days = arrivalDays(settings, rule, now);
    const { method, name } = rule;
    return days.length === 0
      ? []
      : [{ method, name, cents: shippingCents(rule, subtotalCents), days }];
  });
}

/**
 * Checks what a buyer chose against the current settings (SHIP-02). The price comes from the
 * settings, never from the buyer: one that they did not see is refused, so that they see it first.
 */
export function checkDelivery(
  settings: DaySettings & Pick<PublicSettings, 'delivery'>,
  { method, day, zip, seen_cents }: DeliveryChoice,
  subtotalCents: number,
  now: Date,
): { ok: true; delivery: ChosenDelivery } | { ok: false; refusal: DeliveryRefusal } {
  const offer = offersFor(settings, zip, subtotalCents, now).find(
    (possible) => possible.method === method,
  );
  if (offer?.days.includes(day) !== true) {
    const next_days = offer?.days.slice(0, 3) ?? [];
    return refused({ code: 'delivery-not-possible', method, next_days });
  }
  const { name, cents } = offer;
  if (seen_cents !== undefined && seen_cents !== cents) {
    return refused({ code: 'delivery-price-changed', name, cents });
  }
  return { ok: true, delivery: { method, day, zip, name, cents } };
}
