/**
 * The minimum length of a PIN: of accounts that an admin makes (`custom`), and of those that people
 * make themselves (`standard`; AUTH-04, USER-03).
 */
export const MIN_PIN_LENGTH = { custom: 4, standard: 6 } as const;

/** The most characters of any PIN; bounds hashing and transport. */
export const MAX_PIN_LENGTH = 128;

/** The most characters of the code that makes the first admin (SETUP-06). */
export const MAX_SETUP_CODE_LENGTH = 200;

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
