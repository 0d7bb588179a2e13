/** Returns numbers in [0, 1), the same sequence for the same seed (mulberry32). */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A 32-bit seed from a slug (FNV-1a), so that a picture looks the same on every render. */
export function seedOf(slug: string): number {
  let hash = 0x811c9dc5;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The random sequence of a slug. */
export const randomOf = (slug: string): (() => number) => mulberry32(seedOf(slug));

/** A number between `low` and `high`. */
export const between = (random: () => number, low: number, high: number): number =>
  low + random() * (high - low);
