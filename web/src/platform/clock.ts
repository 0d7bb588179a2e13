import { createStore, useStore, type Store } from './store.ts';

/** How often a clock ticks, in milliseconds. */
const TICK_MS = { second: 1000, minute: 60_000 } as const;

/** How fine a clock has to be. */
export type Tick = keyof typeof TICK_MS;

function ticking(tick: Tick): Store<Date> {
  function start(): () => void {
    store.set(new Date());
    const timer = setInterval(() => store.set(new Date()), TICK_MS[tick]);
    return () => clearInterval(timer);
  }
  const store = createStore(new Date(), start);
  return store;
}

const CLOCKS: Record<Tick, Store<Date>> = { second: ticking('second'), minute: ticking('minute') };

/** The present moment, updated at every tick; all users of a tick share one timer. */
export function useNow(tick: Tick = 'minute'): Date {
  return useStore(CLOCKS[tick]);
}

/** The present moment, once. */
export function now(): Date {
  return new Date();
}
