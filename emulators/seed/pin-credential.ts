import { createHash, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { normalizePin } from '@reef/domain/accounts/pin';

const COST = { N: 32768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
// The types say which of its forms is meant.
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The emulators' pepper: seeded PINs are hashed with it, and functions get it too. */
export const EMULATOR_PEPPER = 'reef-emulator-pepper';

/**
 * The document `pin_credentials/{uid}` of a seeded account. The salt follows from the e-mail, so
 * that the seed is the same every time; real salts are random.
 */
export async function pinCredential(email: string, pin: string, now: Date): Promise<object> {
  const salt = createHash('sha256').update(`salt of ${email}`).digest().subarray(0, SALT_BYTES);
  const secret = `${normalizePin(pin)}\u0000${EMULATOR_PEPPER}`;
  const hash = await derive(secret, salt, HASH_BYTES, COST);
  return {
    algorithm: 'scrypt',
    n: COST.N,
    r: COST.r,
    p: COST.p,
    salt: salt.toString('base64'),
    hash: hash.toString('base64'),
    email,
    updated_at: now,
  };
}
