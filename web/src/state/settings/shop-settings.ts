import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { whenIdle } from '#platform/device/idle.ts';
import { loadUntilThere } from '#platform/device/online.ts';
import { createStore, useStore, type ReadableStore, type Store } from '#platform/store.ts';

/** How long the listener outlives the last page that shows settings, in milliseconds. */
const LINGER_MS = 30_000;

/** Listens; the code for it comes with the first who needs it. @returns the way to stop. */
function listen(): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const start = async () => {
    // After what the page itself is made of.
    await whenIdle();
    const { listenToSettings } = await loadUntilThere(() => import('./listen-to-settings.ts'));
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

/** The settings as they were last heard, without listening. */
const LAST_HEARD: ReadableStore<PublicSettings | null> = {
  get: shopSettings.get,
  getInitial: shopSettings.getInitial,
  subscribe: () => () => {},
};

/**
 * What the owner has set, live (SHIP-01), or the defaults where nothing was ever set; null until it is
 * known which. The defaults are not kept here, because every page loads this and few need them all.
 * @param isLive false shows what was last heard and loads nothing.
 */
export function useShopSettings(isLive = true): PublicSettings | null {
  return useStore(isLive ? shopSettings : LAST_HEARD);
}
