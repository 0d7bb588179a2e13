import { randomInt } from 'node:crypto';

/** What an id names; each kind has Stripe's prefix. */
export type IdPrefix =
  | 'ch'
  | 'cs_test'
  | 'cus'
  | 'du'
  | 'evt'
  | 'li'
  | 'pi'
  | 'pm'
  | 'price'
  | 'prod'
  | 're'
  | 'req'
  | 'shr'
  | 'txn';

/** Makes a new id of a kind; injected so that tests can make it predictable. */
export type NewId = (prefix: IdPrefix) => string;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Ids as long as Stripe's: a session's has 58 characters after its prefix, the others 24. */
export const randomId: NewId = (prefix) => {
  const length = prefix === 'cs_test' ? 58 : 24;
  const signs = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}_${signs.join('')}`;
};
