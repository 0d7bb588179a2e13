import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { MIN_PIN_LENGTH, normalizePin } from '@reef/domain/accounts/pin';
import pLimit from 'p-limit';
import * as z from 'zod/mini';

const COST = { N: 32768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Concurrent hashes in one process: each takes 32 MiB, and an instance has one processor. */
const CONCURRENCY = 2;
const limit = pLimit(CONCURRENCY);
// The types say which of its forms is meant.
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A document of `pin_credentials/{uid}`; no client ever reads one. Salt and hash are base64. */
export const PinCredential = z.object({
  algorithm: z.literal('scrypt'),
  n: z.literal(COST.N),
  r: z.literal(COST.r),
  p: z.literal(COST.p),
  salt: z.string(),
  hash: z.string(),
  email: z.string(),
  updated_at: z.date(),
  /** The minimum length of the PIN that replaces this one; 4 if omitted (docs/spec/accounts.md). */
  least: z.optional(z.literal(MIN_PIN_LENGTH.standard)),
});
export type PinCredential = z.infer<typeof PinCredential>;

/** Used if an e-mail has no credential, so that the same work is done. */
export const NO_SALT = Buffer.alloc(SALT_BYTES).toString('base64');

/**
 * The hash of a PIN under a salt.
 * @param salt in base64, as the hash.
 */
export function derivePin(pin: string, pepper: string, salt: string): Promise<string> {
  const secret = `${normalizePin(pin)}\u0000${pepper}`;
  const bytes = Buffer.from(salt, 'base64');
  return limit(async () => (await derive(secret, bytes, HASH_BYTES, COST)).toString('base64'));
}

/** Compares two hashes of equal length in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whose PIN is set and when, and the minimum length of the one that replaces it. */
type NewPin = { email: string; now: Date; least: 4 | 6 };

/** Hashes a PIN for storage; takes about 0.2 s and 32 MiB on purpose. */
export async function hashPin(
  pin: string,
  pepper: string,
  { email, now, least }: NewPin,
): Promise<PinCredential> {
  const salt = randomBytes(SALT_BYTES).toString('base64');
  return {
    algorithm: 'scrypt',
    n: COST.N,
    r: COST.r,
    p: COST.p,
    salt,
    hash: await derivePin(pin, pepper, salt),
    email,
    updated_at: now,
    ...(least === MIN_PIN_LENGTH.standard && { least }),
  };
}

/** True if the PIN matches the credential. */
export async function isPinOf(
  pin: string,
  pepper: string,
  credential: Pick<PinCredential, 'salt' | 'hash'>,
): Promise<boolean> {
  return isSameHash(await derivePin(pin, pepper, credential.salt), credential.hash);
}
