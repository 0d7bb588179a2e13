import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { StoredPublicSettings } from '@reef/domain/settings/settings-calls';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { liveDocument, type LiveDocument } from '#platform/data/live-document.ts';
import { hasStored, removeStored, writeStored } from '#platform/storage.ts';

/** Notes that there are none: without signal, the database cannot tell that from not knowing. */
const NONE_SAVED_KEY = 'reef-no-saved-settings';

/**
 * What is known of the settings by their document; null while nothing is. Notes on this device
 * whether any were saved.
 */
export function heardSettings({
  phase,
  data,
}: Pick<
  LiveDocument<Pick<StoredPublicSettings, 'settings'>>,
  'phase' | 'data'
>): PublicSettings | null {
  if (phase === 'missing') writeStored(NONE_SAVED_KEY, true);
  if (data !== null) {
    removeStored(NONE_SAVED_KEY);
    return data.settings;
  }
  return phase !== 'loading' && hasStored(NONE_SAVED_KEY) ? DEFAULT_SETTINGS : null;
}

/**
 * Tells what the owner has set, and every change of it; the defaults where nothing was ever saved.
 * Says nothing while that is unknown; without signal, what this device heard last.
 * @returns the way to stop.
 */
export function listenToSettings(onNews: (settings: PublicSettings) => void): () => void {
  const stored = liveDocument('settings/public', StoredPublicSettings);
  return stored.subscribe(() => {
    const settings = heardSettings(stored.get());
    if (settings !== null) onNews(settings);
  });
}
