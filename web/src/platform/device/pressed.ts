import { useState } from 'react';
import { createStore, type Store, useStore } from '#platform/store.ts';

/** How long after a pointer was lifted its click may still come. */
const CLICK_MS = 100;

/** Whether a pointer is down, or its click is still to come. */
export const isPressed: Store<boolean> = createStore(false, () => {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (value: boolean) => {
    clearTimeout(timer);
    isPressed.set(value);
  };
  const release = () => set(false);
  const releaseAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(release, ms);
  };
  const listen = (kind: string, hear: () => void) =>
    window.addEventListener(kind, hear, { signal: end.signal });
  listen('pointerdown', () => set(true));
  // Not at once: a label clicks its field after its own click, and a list that is drawn in between
  // may have taken the field away.
  listen('click', () => releaseAfter(0));
  listen('pointercancel', release);
  // While the browser's menu is open, some systems do not say that the button was released.
  listen('contextmenu', release);
  listen('pointerup', () => releaseAfter(CLICK_MS));
  return () => {
    end.abort();
    release();
  };
});

/**
 * A live value, which stays as it is while a pointer is down: a row that moves between touch and
 * release is not pressed, and the second tap meets another one.
 * @param live the same object until it changes.
 */
export function useUnpressed<T>(live: T): T {
  const isHeld = useStore(isPressed);
  const [kept, setKept] = useState(live);
  if (!isHeld && kept !== live) setKept(live);
  return isHeld ? kept : live;
}
