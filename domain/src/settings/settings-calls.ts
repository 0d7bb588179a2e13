import * as z from 'zod/mini';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { PublicSettings, ShopSettings } from './shop-settings.ts';

/**
 * Input of `save_settings`. `revision` is that of the edited settings, 0 before anything was saved.
 * The settings themselves are parsed separately, so that each bad value gets a message.
 */
export const SaveSettingsRequest = z.object({
  revision: z.int().check(z.gte(0)),
  settings: z.unknown(),
});

/** Its answer: the new revision. */
export const SaveSettingsResponse = z.object({ revision: z.int() });
export type SaveSettingsResponse = z.infer<typeof SaveSettingsResponse>;

/** Shown to an admin when saving is refused. */
export const SETTINGS_MESSAGES = {
  changed:
    'Somebody else has changed the settings meanwhile. Look at theirs before you save yours.',
} as const;

const OPEN = PublicSettings.def.shape;

/**
 * Stored settings: missing fields of an older version get the defaults; unknown fields of a newer
 * version are dropped.
 */
const StoredPublicFields = {
  delivery: z._default(OPEN.delivery, DEFAULT_SETTINGS.delivery),
  closed_dates: z._default(OPEN.closed_dates, DEFAULT_SETTINGS.closed_dates),
  keeps_holidays: z._default(OPEN.keeps_holidays, DEFAULT_SETTINGS.keeps_holidays),
  time_zone: z._default(OPEN.time_zone, DEFAULT_SETTINGS.time_zone),
  hours: z._default(OPEN.hours, DEFAULT_SETTINGS.hours),
  contact: z._default(OPEN.contact, DEFAULT_SETTINGS.contact),
  // Before `checkSettings` knew what the pages promise, fewer hours could be saved.
  guarantee_hours: z._default(z.int(), DEFAULT_SETTINGS.guarantee_hours),
};

/** The document `settings/shop`, for admins. */
export const StoredSettings = z.object({
  revision: z.int(),
  settings: z.object({
    ...StoredPublicFields,
    specified_orders: z._default(
      ShopSettings.def.shape.specified_orders,
      DEFAULT_SETTINGS.specified_orders,
    ),
  }),
  updated_at: z.date(),
  updated_by: z.string(),
});
export type StoredSettings = z.infer<typeof StoredSettings>;

/** The document `settings/public`, for everybody. */
export const StoredPublicSettings = z.object({
  revision: z.int(),
  settings: z.object(StoredPublicFields),
  updated_at: z.date(),
});
export type StoredPublicSettings = z.infer<typeof StoredPublicSettings>;

/** What differs between two settings, by top-level field, before and after. */
export function settingsChanges(
  before: ShopSettings,
  after: ShopSettings,
): { before: Partial<ShopSettings>; after: Partial<ShopSettings> } | null {
  const names = Object.keys(after).filter((name): name is keyof ShopSettings => name in before);
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return null;
  const pick = (from: ShopSettings) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}
