import { describe, expect, it } from 'vitest';
import { DENIAL_MESSAGES, PIN_TOO_SHORT } from './account-messages.ts';
import { CREATE_USER_MESSAGES, SETUP_MESSAGES, USER_MESSAGES } from './admin-messages.ts';

describe('DENIAL_MESSAGES.tooManyFor', () => {
  it.each([
    [1, '1 second'],
    [30, '30 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [5399, '90 minutes'],
    [5400, '2 hours, or choose a new PIN with “Forgot your PIN?”'],
    [86_400, '24 hours, or choose a new PIN with “Forgot your PIN?”'],
  ])('AUTH-08 says %d s as %s', (seconds, words) => {
    expect(DENIAL_MESSAGES.tooManyFor(seconds)).toBe(
      `Too many attempts. Please try again in ${words}.`,
    );
  });
});

describe('what depends on something', () => {
  it('a PIN that is too short gets the message of the length that applies', () => {
    expect(PIN_TOO_SHORT[4]).toContain('at least 4');
    expect(PIN_TOO_SHORT[6]).toContain('at least 6');
    expect(CREATE_USER_MESSAGES.pinTooShort).toBe(PIN_TOO_SHORT[4]);
    expect(USER_MESSAGES.pinTooShort).toBe(PIN_TOO_SHORT[6]);
  });

  it('SETUP-03 says whether the verified login is an admin’s', () => {
    expect(SETUP_MESSAGES.adminStatus(true)).toBe('Verified! Admin status: Yes');
    expect(SETUP_MESSAGES.adminStatus(false)).toBe('Verified! Admin status: No');
  });
});
