import * as z from 'zod/mini';
import { whenIdle } from './idle.ts';
import { usePrefersReducedMotion, useSavesData } from './preferences.ts';
import { readStored, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';

/**
 * Whether a film may be fetched: `refused` for reduced motion and saved data, `waiting` until the
 * page has loaded and is idle and somebody looks at it, so that no film delays what people read.
 */
export type FilmPermission = 'refused' | 'waiting' | 'granted';

function whenSeen(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}

const atRest = createStore(false, () => {
  if (typeof window === 'undefined') return undefined;
  void whenIdle()
    .then(whenSeen)
    .then(() => atRest.set(true));
  return undefined;
});

/** Whether films may be fetched now. */
export function useFilmPermission(): FilmPermission {
  const isStill = usePrefersReducedMotion();
  const savesData = useSavesData();
  const isAtRest = useStore(atRest);
  if (isStill || savesData) return 'refused';
  return isAtRest ? 'granted' : 'waiting';
}

const PAUSED_KEY = 'reef-backdrop-paused';

const paused = createStore(false, () => {
  paused.set(readStored(PAUSED_KEY, z.boolean()) === true);
  return undefined;
});

/** Whether the visitor stopped the moving backdrops, on any page or visit, and the way to say so. */
export function useBackdropPause(): [isPaused: boolean, pause: (isPaused: boolean) => void] {
  const isPaused = useStore(paused);
  const pause = (next: boolean) => {
    paused.set(next);
    writeStored(PAUSED_KEY, next);
  };
  return [isPaused, pause];
}
