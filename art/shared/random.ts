import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';

/** A 32-bit seed from a slug (FNV-1a), so that a picture looks the same on every render. */
function seedOf(slug: string): number {
  let hash = 0x811c9dc5;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The random sequence of a slug. */
export const randomOf = (slug: string): (() => number) => seededRandom(seedOf(slug));
