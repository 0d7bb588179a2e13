import { isRecord } from '@reef/domain/shared/plain-value';
import { ShippingMethod } from '@reef/domain/shipping/method';
import * as z from 'zod/mini';
import { DEFAULT_SETTINGS, defaultRule } from './default-settings.ts';
import { DeliveryRule, OpenSettings } from './shop-settings.ts';

const OPEN = OpenSettings.def.shape;

/** Of a method that is not known here, in whatever shape: `ofEachMethod` leaves it out. */
const UnknownRule = z.custom<DeliveryRule>(
  (rule) => isRecord(rule) && !ShippingMethod.safeParse(rule['method']).success,
);

/**
 * The rules of the methods that this release knows. One that came after the settings were saved is
 * not offered: the owner has not said yet what it costs and where it goes.
 */
function ofEachMethod(stored: readonly DeliveryRule[]): DeliveryRule[] {
  return ShippingMethod.options.map(
    (method) =>
      stored.find((rule) => rule.method === method) ?? {
        ...defaultRule(method),
        is_offered: false,
      },
  );
}

/**
 * Stored settings: missing fields of an older version get the defaults; unknown fields of a newer
 * version are dropped.
 */
export const StoredPublicFields = {
  delivery: z._default(
    z.array(z.union([DeliveryRule, UnknownRule])).check(z.overwrite(ofEachMethod)),
    DEFAULT_SETTINGS.delivery,
  ),
  closed_dates: z._default(OPEN.closed_dates, DEFAULT_SETTINGS.closed_dates),
  keeps_holidays: z._default(OPEN.keeps_holidays, DEFAULT_SETTINGS.keeps_holidays),
  time_zone: z._default(OPEN.time_zone, DEFAULT_SETTINGS.time_zone),
  hours: z._default(OPEN.hours, DEFAULT_SETTINGS.hours),
  contact: z._default(OPEN.contact, DEFAULT_SETTINGS.contact),
  // Before `checkSettings` knew what the pages promise, fewer hours could be saved.
  guarantee_hours: z._default(z.int(), DEFAULT_SETTINGS.guarantee_hours),
};

/** The document `settings/public`, for everybody. */
export const StoredPublicSettings = z.object({
  revision: z.int(),
  settings: z.object(StoredPublicFields),
  updated_at: z.date(),
});
export type StoredPublicSettings = z.infer<typeof StoredPublicSettings>;
