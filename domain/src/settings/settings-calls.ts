import * as z from 'zod/mini';
import type { ShopSettings } from './owner-settings.ts';

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
