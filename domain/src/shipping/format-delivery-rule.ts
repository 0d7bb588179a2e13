import { WEEKDAYS } from '@reef/domain/settings/opening-hours';
import type { DeliveryRule } from '@reef/domain/settings/shop-settings';

/** A way of delivery as a page explains it: where it goes, and when it arrives. */
type DeliveryRuleText = { where: string; when: string };

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

function name(weekday: number): string {
  return WEEKDAYS[weekday - 1]?.name ?? '';
}

/** `Tuesday to Saturday`, or `Monday and Wednesday` where days lie between. 1 is Monday. */
function weekdayText(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((one, other) => one - other);
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${name(first)} to ${name(last)}` : LIST.format(days.map(name));
}

/** `noon`, `9 AM` of a full hour. */
function hourText(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return `${hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What becomes of an order before the cut-off hour. */
function packedText(preparationDays: number): string {
  if (preparationDays === 0) return 'can be packed the same day';
  if (preparationDays === 1) return 'can be packed the next working day';
  return `can be packed ${preparationDays} working days later`;
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

/** Where a way of delivery goes and when, in sentences, all of it from the owner's settings. */
export function deliveryRuleText(rule: DeliveryRule): DeliveryRuleText {
  const arrives = rule.method === 'pickup' ? 'Ready' : 'Arrives';
  const before =
    rule.cutoff_hour === 0 ? 'Orders' : `Orders before ${hourText(rule.cutoff_hour)}, our time,`;
  return {
    where: whereText(rule),
    when: `${arrives} ${weekdayText(rule.arrival_weekdays)}. ${before} ${packedText(rule.preparation_days)}.`,
  };
}
