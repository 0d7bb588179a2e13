/**
 * Numbers in [0, 1), the same sequence for the same seed (mulberry32), so that a drawing keeps its
 * shape.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between two bounds. */
export function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}
