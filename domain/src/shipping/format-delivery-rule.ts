import { WEEKDAYS } from '@reef/domain/settings/opening-hours';
import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { isOverSunday } from './arrival.ts';
import { SUNDAY } from './day.ts';

/** The text about a delivery method: where it goes, and when it arrives. */
type DeliveryRuleText = { where: string; when: string };

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

function name(weekday: number): string {
  return WEEKDAYS[weekday - 1]?.name ?? '';
}

/** `Tuesday to Saturday`, or `Monday and Wednesday` if days are missing in between. 1 is Monday. */
function weekdayText(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((one, other) => one - other);
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${name(first)} to ${name(last)}` : LIST.format(days.map(name));
}

/** `noon`, `9 AM` for a full hour. */
function hourText(hour: number): string {
  if (hour === 12) return 'noon';
  return `${hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

function packedText(workingDaysLater: number): string {
  if (workingDaysLater === 0) return 'can be packed the same day';
  if (workingDaysLater === 1) return 'can be packed the next working day';
  return `can be packed ${workingDaysLater} working days later`;
}

/** The sentence about when an order can be packed (`firstPackingDay`, `isArrivalDay`). */
function preparationText(
  { cutoff_hour, preparation_days }: DeliveryRule,
  isPackedDaily: boolean,
): string {
  const unless = isPackedDaily
    ? ''
    : ', if a box packed then can arrive on a possible day; if not, on the next day on which one can';
  // Every hour is after midnight: each order counts as placed the next day.
  if (cutoff_hour === 0) return `Orders ${packedText(preparation_days + 1)}${unless}.`;
  const before = `before ${hourText(cutoff_hour)} on a working day, our time,`;
  return `Orders ${before} ${packedText(preparation_days)}${unless}. Others count as the next working day’s.`;
}

/** The sentences about the weekdays that the checkout offers, and when an order can be packed. */
function whenText(rule: DeliveryRule): string {
  const { method, arrival_weekdays, transit_days } = rule;
  const weekdays = arrival_weekdays.filter((weekday) => !isOverSunday(weekday, transit_days));
  if (weekdays.length === 0) return 'No day of arrival is possible at present.';
  // Every day but Sunday.
  const isPackedDaily = transit_days === 0 && weekdays.length === SUNDAY - 1;
  const arrives = `${method === 'pickup' ? 'Ready' : 'Arrives'} ${weekdayText(weekdays)}.`;
  return `${arrives} ${preparationText(rule, isPackedDaily)}`;
}

function whereText({ method, states, zip_prefixes }: DeliveryRule): string {
  if (states.length === 0 && zip_prefixes.length === 0) {
    return method === 'pickup' ? 'At our shop.' : 'Anywhere in the USA.';
  }
  const areas = [
    ...(states.length > 0 ? [`to ${LIST.format(states)}`] : []),
    ...(zip_prefixes.length > 0
      ? [`to ZIP codes that begin with ${LIST.format(zip_prefixes)}`]
      : []),
  ].join(', and ');
  return `${areas.charAt(0).toUpperCase()}${areas.slice(1)}.`;
}

/** Sentences about where a delivery method goes and when, all from the owner's settings. */
export function deliveryRuleText(rule: DeliveryRule): DeliveryRuleText {
  return { where: whereText(rule), when: whenText(rule) };
}
