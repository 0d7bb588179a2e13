import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Imported before the shop's code by tests that sign in often and time nothing: makes `scrypt`
 * return what it has computed before, and lets two salts take turns, so that the PIN of one account
 * is hashed once for many. A PIN's hash takes 0.2 s of a processor on purpose, which is most of the
 * cost of the account tests; the hashes are real.
 */

type Done = (error: Error | null, key: Buffer) => void;
type Scrypt = (
  secret: string,
  salt: Buffer,
  length: number,
  cost: crypto.ScryptOptions,
  done: Done,
) => void;

const computed = new Map<string, Buffer>();
const compute: Scrypt = crypto.scrypt;

const remembering: Scrypt = (secret, salt, length, cost, done) => {
  const asked = JSON.stringify([secret, salt.toString('base64'), length, cost]);
  const name = createHash('sha256').update(asked).digest('hex');
  const known = computed.get(name);
  if (known) {
    setImmediate(done, null, known);
    return;
  }
  compute(secret, salt, length, cost, (error, key) => {
    if (!error) computed.set(name, key);
    done(error, key);
  });
};

/** The length of a PIN's salt; nothing else asks for as many random bytes. */
const SALT_BYTES = 16;
const salts = [crypto.randomBytes(SALT_BYTES), crypto.randomBytes(SALT_BYTES)];
const randomBytes: (size: number) => Buffer = crypto.randomBytes;
let turn = 0;

function repeating(size: number): Buffer {
  if (size !== SALT_BYTES) return randomBytes(size);
  turn += 1;
  return Buffer.from(salts[turn % salts.length] ?? randomBytes(size));
}

Object.assign(crypto, { scrypt: remembering, randomBytes: repeating });
syncBuiltinESMExports();
