import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const COST = { N: 32768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;

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
});
export type PinCredential = z.infer<typeof PinCredential>;

/** NFKC makes full-width digits plain ones; leading zeros stay. */
function derive(pin: string, pepper: string, salt: Buffer): Promise<Buffer> {
  const secret = `${pin.normalize('NFKC')}\u0000${pepper}`;
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Hashes a PIN for storage; takes about 0.2 s and 32 MiB, on purpose. */
export async function hashPin(
  pin: string,
  pepper: string,
  owner: { email: string; now: Date },
): Promise<PinCredential> {
  const salt = randomBytes(16);
  const hash = await derive(pin, pepper, salt);
  return {
    algorithm: 'scrypt',
    n: COST.N,
    r: COST.r,
    p: COST.p,
    salt: salt.toString('base64'),
    hash: hash.toString('base64'),
    email: owner.email,
    updated_at: owner.now,
  };
}

/**
 * True when the PIN is the credential's. With no credential the same work is done for nothing, so
 * that the answer's time does not tell whether the account exists.
 */
export async function isPinOf(
  pin: string,
  pepper: string,
  credential: Pick<PinCredential, 'salt' | 'hash'> | null,
): Promise<boolean> {
  const salt = Buffer.from(credential?.salt ?? 'AAAAAAAAAAAAAAAAAAAAAA==', 'base64');
  const key = await derive(pin, pepper, salt);
  const expected = credential ? Buffer.from(credential.hash, 'base64') : Buffer.alloc(HASH_BYTES);
  return timingSafeEqual(key, expected) && credential !== null;
}
