const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A 32-bit hash of a text's code points (FNV-1a, on whole code points). Spreads keys over shards
 * and distinguishes short texts; not for secrets.
 * @returns 0 to 2^32 - 1.
 */
export function fnv1a(text: string): number {
  let hash = OFFSET_BASIS;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME) >>> 0;
  return hash;
}
