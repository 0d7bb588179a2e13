/** Where the time comes from; injected so that tests own it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
};

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** Whole seconds, as Stripe writes times. */
export const toSeconds = (timeMs: number): number => Math.floor(timeMs / 1000);
