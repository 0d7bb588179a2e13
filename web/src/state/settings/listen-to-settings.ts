import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { StoredPublicSettings } from '@reef/domain/settings/stored-public-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { liveDocument, type LiveDocument } from '#platform/data/live-document.ts';
import { hasStored, removeStored, writeOrRemember } from '#platform/storage.ts';

/**
 * Stored if there are no settings: without signal, the database cannot tell that from not knowing.
 */
const NONE_SAVED_KEY = 'reef-no-saved-settings';

/**
 * What is known of the settings by their document; null while unknown. Stores on this device
 * whether any were saved.
 */
export function heardSettings({
  phase,
  data,
}: Pick<
  LiveDocument<Pick<StoredPublicSettings, 'settings'>>,
  'phase' | 'data'
>): PublicSettings | null {
  if (phase === 'missing') writeOrRemember(NONE_SAVED_KEY, true);
  if (data !== null) {
    removeStored(NONE_SAVED_KEY);
    return data.settings;
  }
  return phase !== 'loading' && hasStored(NONE_SAVED_KEY) ? DEFAULT_SETTINGS : null;
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
