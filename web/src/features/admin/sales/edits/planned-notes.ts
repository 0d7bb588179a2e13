import type { Order } from '@reef/domain/orders/order';
import { DAY_MS } from '@reef/domain/shared/time';
import { HORIZON_DAYS } from '@reef/domain/shipping/arrival';
import { clockIn, dayWords, localDay } from '@reef/domain/shipping/day';

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** The moment on the shop's clock, where this device's says something else. */
function zoneNote(at: Date, timeZone: string): string[] {
  const ours = new Intl.DateTimeFormat('en-US', { ...DAY, ...CLOCK });
  const theirs = new Intl.DateTimeFormat('en-US', { ...DAY, ...CLOCK, timeZone });
  if (ours.format(at) === theirs.format(at)) return [];
  const isSameDay = clockIn(timeZone, at).day === localDay(at);
  const named = { ...(isSameDay ? {} : DAY), ...CLOCK, timeZone, timeZoneName: 'short' } as const;
  const words = new Intl.DateTimeFormat('en-US', named).format(at);
  return [`That is ${words} in the shop’s time zone.`];
}

/** The order's day of arrival, if the moment is on another. */
function dayNote(at: Date, { arrival_day: day, day_moves }: Order, timeZone: string): string[] {
  if (!day || day === clockIn(timeZone, at).day) return [];
  const isMoved = (day_moves ?? []).length > 0;
  return [`${isMoved ? 'The order was moved to' : 'The buyer chose'} ${dayWords(day)}.`];
}

/** That the moment is later than any day that a buyer can choose. */
function farNote(at: Date, now: Date): string[] {
  const days = Math.round((at.getTime() - now.getTime()) / DAY_MS);
  if (days <= HORIZON_DAYS) return [];
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(at);
  return [`${date} is ${days} days away: check the year.`];
}

/**
 * What the owner should know about the planned time of an order, which they type on this device's
 * clock.
 * @param timeZone the shop's; null while it is unknown.
 */
export function plannedNotes(at: Date, order: Order, timeZone: string | null, now: Date): string[] {
  const far = farNote(at, now);
  if (timeZone === null) return far;
  return [...far, ...zoneNote(at, timeZone), ...dayNote(at, order, timeZone)];
}
