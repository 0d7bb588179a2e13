import * as z from 'zod/mini';
import { countText } from '@reef/domain/shared/count-text';
import { isOverSunday } from '@reef/domain/shipping/arrival';
import { dayWords } from '@reef/domain/shipping/day';
import { ShopSettings } from './owner-settings.ts';
import type { PublicSettings } from './shop-settings.ts';

/** A value that cannot be saved: its path (`delivery.0.cents`) and why, as a sentence. */
export type SettingsFault = { field: string; message: string };

/** The hours after the delivery that every page of the shop promises. */
const PROMISED_HOURS = 48;

/**
 * A guarantee that is shorter than what the pages promise. With a carrier it begins at the filling,
 * so it has to cover the days on the way too.
 */
function guaranteeFaults({ delivery, guarantee_hours }: PublicSettings): SettingsFault[] {
  const offered = delivery.filter((rule) => rule.is_offered);
  const days = Math.max(...offered.map((rule) => rule.transit_days));
  const least = PROMISED_HOURS + 24 * days;
  if (guarantee_hours >= least) return [];
  const message =
    `The guarantee must be at least ${least} hours: every page promises ${PROMISED_HOURS} hours ` +
    `after delivery, and a box can be ${countText(days, 'day')} on the way. Enter more hours, or fewer days on the way.`;
  return [{ field: 'guarantee_hours', message }];
}

/** The delivery methods whose boxes can arrive on none of their weekdays (`isOverSunday`). */
function weekdayFaults({ delivery }: PublicSettings): SettingsFault[] {
  const message =
    'With these weekdays every box would be packed on a Sunday, or be on the way over one. ' +
    'Choose later weekdays, or enter fewer days on the way.';
  return delivery.flatMap(({ arrival_weekdays, transit_days }, at) =>
    arrival_weekdays.every((weekday) => isOverSunday(weekday, transit_days))
      ? [{ field: `delivery.${at}.arrival_weekdays`, message }]
      : [],
  );
}

/** The first year of a date without shipping; an earlier one was typed with too few digits. */
const FIRST_YEAR = '2000';

/** The dates whose year is none of the shop's: a date field makes the year 0026 of `26`. */
function dateFaults({ closed_dates }: PublicSettings): SettingsFault[] {
  return closed_dates.flatMap((date, at) =>
    date < FIRST_YEAR
      ? [
          {
            field: `closed_dates.${at}`,
            message: `Please enter the year of ${dayWords(date)}, ${date.slice(0, 4)}, with four digits.`,
          },
        ]
      : [],
  );
}

/** The faults of settings, in their order; the settings to store if there are none. */
export function checkSettings(
  input: unknown,
): { ok: true; settings: ShopSettings } | { ok: false; faults: SettingsFault[] } {
  const parsed = z.safeParse(ShopSettings, input);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      field: path.map(String).join('.'),
      message,
    }));
    return { ok: false, faults };
  }
  const { data } = parsed;
  const faults = [...weekdayFaults(data), ...dateFaults(data), ...guaranteeFaults(data)];
  return faults.length === 0 ? { ok: true, settings: data } : { ok: false, faults };
}
