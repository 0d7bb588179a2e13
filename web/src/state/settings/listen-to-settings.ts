import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { StoredPublicSettings } from '@reef/domain/settings/settings-calls';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { liveDocument } from '#platform/data/live-document.ts';

/**
 * Tells what the owner has set, and every change of it; the defaults where nothing was ever saved.
 * Says nothing while that is unknown. @returns the way to stop.
 */
export function listenToSettings(onNews: (settings: PublicSettings) => void): () => void {
  const stored = liveDocument('settings/public', StoredPublicSettings);
  const tell = () => {
    const { phase, data } = stored.get();
    if (data !== null) onNews(data.settings);
    else if (phase === 'missing') onNews(DEFAULT_SETTINGS);
  };
  return stored.subscribe(tell);
}
