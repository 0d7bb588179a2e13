import { describe, expect, it } from 'vitest';
import { isPinLength, normalizePin, MIN_PIN_LENGTH, MAX_PIN_LENGTH } from './pin.ts';

describe('PINs', () => {
  it('ATT-77 makes full-width digits plain and keeps leading zeros', () => {
    expect(normalizePin('００１２')).toBe('0012');
  });

  it('AUTH-04 takes 6 characters and refuses 5 for a standard account', () => {
    expect(isPinLength('123456', MIN_PIN_LENGTH.standard)).toBe(true);
    expect(isPinLength('12345', MIN_PIN_LENGTH.standard)).toBe(false);
  });

  it('USER-03 takes 4 characters and refuses 3 for an account an admin makes', () => {
    expect(isPinLength('0000', MIN_PIN_LENGTH.custom)).toBe(true);
    expect(isPinLength('000', MIN_PIN_LENGTH.custom)).toBe(false);
  });

  it('refuses more than a PIN can have', () => {
    expect(isPinLength('1'.repeat(MAX_PIN_LENGTH), 4)).toBe(true);
    expect(isPinLength('1'.repeat(MAX_PIN_LENGTH + 1), 4)).toBe(false);
  });
});
