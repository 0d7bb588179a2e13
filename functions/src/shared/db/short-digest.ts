import { createHash } from 'node:crypto';

/**
 * The first characters of a text's SHA-256, in hex: a document name that is the same for the same
 * key and does not reveal it.
 * @param length in characters of 4 bits; 20 are enough to tell a shop's keys apart. Stored names
 *   have the default too, so it stays as it is.
 */
export function shortDigest(text: string, length = 40): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
