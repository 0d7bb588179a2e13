/**
 * The least length of a PIN: of accounts an admin makes (`custom`), and of those people make
 * themselves (`standard`; AUTH-04, USER-03).
 */
export const MIN_PIN_LENGTH = { custom: 4, standard: 6 } as const;

/** The most characters of a PIN anywhere; keeps hashing and transport bounded. */
export const MAX_PIN_LENGTH = 128;

/**
 * A PIN as it is hashed, sent and compared: full-width digits become plain ones, leading zeros
 * stay. What is hashed or compared passes through here first.
 */
export function normalizePin(pin: string): string {
  return pin.normalize('NFKC');
}

/** True when the PIN has between `least` and MAX_PIN_LENGTH characters. */
export function isPinLength(pin: string, least: number): boolean {
  const { length } = normalizePin(pin);
  return length >= least && length <= MAX_PIN_LENGTH;
}
