import { whenIdle } from '#browser/idle.ts';
import { usePrefersReducedMotion, useSavesData } from './preferences.ts';
import { readStoredIf, writeStored } from '#platform/storage.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { createStore, useStore } from '#platform/store.ts';

/**
 * How much of a film may be fetched, so that none delays what people read: `refused` for reduced
 * motion and saved data; `waiting` until the page has loaded, is idle and visible; `poster` until
 * the visitor's first interaction; then `granted`. A film is half a megabyte, too much for a visitor
 * who never interacts with the page.
 */
export type FilmPermission = 'refused' | 'waiting' | 'poster' | 'granted';

function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}

const stage = createStore<Exclude<FilmPermission, 'refused'>>('waiting', () => {
  if (typeof window === 'undefined' || stage.get() !== 'waiting') return undefined;
  const interaction = new Promise<void>(onFirstInteraction);
  void whenIdle()
    .then(whenVisible)
    .then(() => {
      stage.set('poster');
      return interaction;
    })
    .then(() => stage.set('granted'));
  return undefined;
});

/** How much of a film may be fetched now. */
export function useFilmPermission(): FilmPermission {
  const isStill = usePrefersReducedMotion();
  const savesData = useSavesData();
  const present = useStore(stage);
  return isStill || savesData ? 'refused' : present;
}

const PAUSED_KEY = 'reef-backdrop-paused';

function isTrue(value: unknown): value is true {
  return value === true;
}

const paused = createStore(false, () => {
  paused.set(readStoredIf(PAUSED_KEY, isTrue) !== null);
  return undefined;
});

/**
 * Whether the visitor has stopped the moving backdrops, on any page or visit, and a function that
 * changes that.
 */
export function useBackdropPause(): [isPaused: boolean, pause: (isPaused: boolean) => void] {
  const isPaused = useStore(paused);
  const pause = (next: boolean) => {
    paused.set(next);
    writeStored(PAUSED_KEY, next);
  };
  return [isPaused, pause];
}
