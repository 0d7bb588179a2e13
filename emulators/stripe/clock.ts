/** The source of time; injected so that tests control it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
};

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** Whole seconds, as in Stripe's timestamps. */
export const toSeconds = (timeMs: number): number => Math.floor(timeMs / 1000);
