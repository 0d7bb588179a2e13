import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { StoredPublicSettings } from '@reef/domain/settings/settings-calls';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { liveDocument } from '#platform/data/live-document.ts';
import { hasStored, removeStored, writeStored } from '#platform/storage.ts';

/** Notes that there are none: without signal, the database cannot tell that from not knowing. */
const NONE_SAVED_KEY = 'reef-no-saved-settings';

/**
 * Tells what the owner has set, and every change of it; the defaults where nothing was ever saved.
 * Says nothing while that is unknown; without signal, what this device heard last.
 * @returns the way to stop.
 */
export function listenToSettings(onNews: (settings: PublicSettings) => void): () => void {
  const stored = liveDocument('settings/public', StoredPublicSettings);
  const tell = () => {
    const { phase, data } = stored.get();
    if (phase === 'missing') writeStored(NONE_SAVED_KEY, true);
    if (data !== null) {
      removeStored(NONE_SAVED_KEY);
      onNews(data.settings);
    } else if (phase !== 'loading' && hasStored(NONE_SAVED_KEY)) onNews(DEFAULT_SETTINGS);
  };
  return stored.subscribe(tell);
}
