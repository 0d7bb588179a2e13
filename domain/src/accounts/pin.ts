/**
 * The minimum length of a PIN: of accounts that an admin makes (`custom`), and of those that people
 * make themselves (`standard`; AUTH-04, USER-03).
 */
export const MIN_PIN_LENGTH = { custom: 4, standard: 6 } as const;

/** The most characters of any PIN; bounds hashing and transport. */
export const MAX_PIN_LENGTH = 128;

/**
 * A PIN as it is hashed, sent and compared: full-width digits become plain ones, leading zeros
 * stay. Everything that is hashed or compared goes through this.
 */
export function normalizePin(pin: string): string {
  return pin.normalize('NFKC');
}

/** True if the PIN has between `least` and MAX_PIN_LENGTH characters. */
export function isPinLength(pin: string, least: number): boolean {
  const { length } = normalizePin(pin);
  return length >= least && length <= MAX_PIN_LENGTH;
}

/** PINs that are tried first, besides one repeated character and runs. */
const TRIED_FIRST: readonly string[] = [
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
  const backwards = [...plain].reverse().join('');
  const isRepeated = new Set(plain).size === 1;
  return (
    isRepeated ||
    [plain, backwards].some((run) => RUN.includes(run) && run !== '') ||
    TRIED_FIRST.includes(plain)
  );
}
