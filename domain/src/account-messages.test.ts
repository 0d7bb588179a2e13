import { describe, expect, it } from 'vitest';
import { DENIAL_MESSAGES } from './account-messages.ts';

describe('DENIAL_MESSAGES.tooManyFor', () => {
  it.each([
    [1, '1 second'],
    [30, '30 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('AUTH-08 tells %d s as %s', (seconds, words) => {
    expect(DENIAL_MESSAGES.tooManyFor(seconds)).toBe(
      `Too many attempts. Please try again in ${words}.`,
    );
  });
});
