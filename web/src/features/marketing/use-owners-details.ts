import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { useIsUnreached } from '#platform/data/live/use-is-unreached.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';

/** Keeps the space of a line. */
export const BLANK = '\u00A0';

/**
 * The owner's settings for a page about the shop, null until they are known: phone, address, hours
 * and areas are never guessed. `pending` is what the page shows in their place: nothing, or that
 * they are missing once that takes long.
 */
export function useOwnersDetails(): { settings: PublicSettings | null; pending: string } {
  const settings = useShopSettings();
  const isUnreached = useIsUnreached(settings === null);
  return { settings, pending: isUnreached ? 'Not loaded yet' : BLANK };
}
