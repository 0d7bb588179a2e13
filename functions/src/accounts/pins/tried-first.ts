import { normalizePin } from '@reef/domain/accounts/pin';

/** PINs that are tried first, besides one repeated character and runs. */
const COMMON: readonly string[] = [
  '112233',
  '121212',
  '123123',
  '123321',
  '131313',
  '147258',
  '159753',
  '696969',
  '789456',
  'password',
  'qwerty',
];

const RUNS: readonly string[] = ['01234567890', '09876543210'];

/** True for a PIN that a stranger tries first: 111111, 123456, 654321 and a few more. */
export function isTriedFirst(pin: string): boolean {
  const plain = normalizePin(pin).toLowerCase();
  if (new Set(plain).size === 1) return true;
  return RUNS.some((run) => run.includes(plain)) || COMMON.includes(plain);
}
