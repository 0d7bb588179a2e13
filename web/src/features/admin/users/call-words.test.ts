import { describe, expect, it } from 'vitest';
import { failureWords } from './call-words.ts';

describe('USER-09 words for a call that failed', () => {
  it('shows the reason our server gave', () => {
    const message = 'This is the last active admin. Make another user an admin first.';
    expect(failureWords({ ok: false, code: 'failed-precondition', message })).toBe(message);
  });
  it('names missing rights in the exact words', () => {
    expect(failureWords({ ok: false, code: 'permission-denied', message: 'x' })).toBe(
      'Access denied. Admin privileges required.',
    );
  });
  it.each(['internal', 'unknown', 'deadline-exceeded'] as const)('says nothing of %s', (code) => {
    expect(failureWords({ ok: false, code, message: 'INTERNAL' })).toBe(
      'An unexpected error occurred',
    );
  });
  it('tells a lost connection from a fault', () => {
    expect(failureWords({ ok: false, code: 'unavailable', message: '' })).toContain(
      'No connection',
    );
  });
});
