import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { whenIdle } from '#browser/idle.ts';
import { loadWithRetry } from '#platform/device/online.ts';
import { createStore, useStore, type ReadableStore, type Store } from '#platform/store.ts';

/** How long the listener stays after the last page that shows settings, in milliseconds. */
const LINGER_MS = 30_000;

/** Listens; its code loads on first use. @returns a function that stops it. */
function listen(): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const start = async () => {
    // After everything the page itself consists of.
    await whenIdle();
    const { listenToSettings } = await loadWithRetry(() => import('./listen-to-settings.ts'));
    if (!isOver) stop = listenToSettings(shopSettings.set);
  };
  void start();
  return () => {
    isOver = true;
    stop?.();
  };
}

const shopSettings: Store<PublicSettings | null> = createStore<PublicSettings | null>(
  null,
  listen,
  LINGER_MS,
);

/** The settings as last received, without listening. */
const LAST_HEARD: ReadableStore<PublicSettings | null> = {
  get: shopSettings.get,
  getInitial: shopSettings.getInitial,
  subscribe: () => () => {},
};

/**
 * The owner's settings, live (SHIP-01), or the defaults if nothing was ever set; null until it is
 * known which. The defaults are not in this module, because every page loads it and few need them
 * all.
 * @param isLive false shows what was last received and loads nothing.
 */
export function useShopSettings(isLive = true): PublicSettings | null {
  return useStore(isLive ? shopSettings : LAST_HEARD);
}
