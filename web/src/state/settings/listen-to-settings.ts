import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { StoredPublicSettings } from '@reef/domain/settings/stored-public-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { liveDocument, type LiveDocument } from '#platform/data/live/live-document.ts';

/** What is known of the settings by their document; null while unknown. */
export function heardSettings({
  phase,
  data,
}: Pick<
  LiveDocument<Pick<StoredPublicSettings, 'settings'>>,
  'phase' | 'data'
>): PublicSettings | null {
  if (data !== null) return data.settings;
  return phase === 'missing' ? DEFAULT_SETTINGS : null;
}

/**
 * Calls back with the owner's settings and every change; with the defaults if nothing was ever
 * saved. Silent while that is unknown; without signal, the last settings that this device received.
 * @returns a function that stops it.
 */
export function listenToSettings(onNews: (settings: PublicSettings) => void): () => void {
  const stored = liveDocument('settings/public', StoredPublicSettings);
  return stored.subscribe(() => {
    const settings = heardSettings(stored.get());
    if (settings !== null) onNews(settings);
  });
}
