import { createStore, useStore, type Store } from './store.ts';

/** How often a clock ticks, in milliseconds. */
const TICK_MS = { second: 1000, minute: 60_000 } as const;

/** How fine a clock has to be. */
export type Tick = keyof typeof TICK_MS;

/** A clock that ticks while somebody subscribes, and once more when the page is seen again. */
export function ticking(tick: Tick): Store<Date> {
  const update = () => store.set(new Date());
  function start(): () => void {
    update();
    const timer = setInterval(update, TICK_MS[tick]);
    // Timers stand still while the device sleeps, and while the browser keeps a page that was left.
    const stop = new AbortController();
    document.addEventListener('visibilitychange', update, stop);
    window.addEventListener('pageshow', update, stop);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }
  const store = createStore(new Date(), start);
  return store;
}

/** The clocks that everybody shares; a component of ui is given the one it shows. */
export const CLOCKS: Record<Tick, Store<Date>> = {
  second: ticking('second'),
  minute: ticking('minute'),
};

/**
 * The present moment, updated at every tick; all users of a tick share one timer. Just after the
 * device slept it may be behind: what is recorded takes `now()`.
 */
export function useNow(tick: Tick = 'minute'): Date {
  return useStore(CLOCKS[tick]);
}

/** The present moment, once. */
export function now(): Date {
  return new Date();
}
