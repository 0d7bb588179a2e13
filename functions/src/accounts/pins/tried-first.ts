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

const RUN = '01234567890';

/** True for a PIN that a stranger tries first: 111111, 123456, 654321 and a few more. */
export function isTriedFirst(pin: string): boolean {
  const plain = normalizePin(pin).toLowerCase();
  const backwards = [...plain].toReversed().join('');
  if (new Set(plain).size === 1) return true;
  return [plain, backwards].some((digits) => RUN.includes(digits)) || COMMON.includes(plain);
}
