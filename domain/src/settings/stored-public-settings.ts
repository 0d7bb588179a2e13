import * as z from 'zod/mini';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { PublicSettings } from './shop-settings.ts';

const OPEN = PublicSettings.def.shape;

/**
 * Stored settings: missing fields of an older version get the defaults; unknown fields of a newer
 * version are dropped.
 */
export const StoredPublicFields = {
  delivery: z._default(OPEN.delivery, DEFAULT_SETTINGS.delivery),
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
