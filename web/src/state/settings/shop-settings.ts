import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { createStore, useStore, type ReadableStore, type Store } from '#platform/store.ts';

/** How long the listener outlives the last page that shows settings, in milliseconds. */
const LINGER_MS = 30_000;

const { specified_orders: _private, ...DEFAULTS } = DEFAULT_SETTINGS;

/** Listens; the code for it comes with the first who needs it. @returns the way to stop. */
function listen(): () => void {
  let isOver = false;
  let stop = () => {};
  const start = async () => {
    const { listenToSettings } = await import('./listen-to-settings.ts');
    if (!isOver) stop = listenToSettings((settings) => shopSettings.set(settings ?? DEFAULTS));
  };
  // Without signal, where the code is not kept: what is known stays.
  start().catch(() => {});
  return () => {
    isOver = true;
    stop();
  };
}

const shopSettings: Store<PublicSettings> = createStore<PublicSettings>(
  DEFAULTS,
  listen,
  LINGER_MS,
);

/** The settings as they were last heard, without listening. */
const LAST_HEARD: ReadableStore<PublicSettings> = {
  get: shopSettings.get,
  getInitial: shopSettings.getInitial,
  subscribe: () => () => {},
};

/**
 * What the owner has set, live (SHIP-01); the defaults until it is known.
 * @param isLive false shows what was last heard and loads nothing.
 */
export function useShopSettings(isLive = true): PublicSettings {
  return useStore(isLive ? shopSettings : LAST_HEARD);
}
