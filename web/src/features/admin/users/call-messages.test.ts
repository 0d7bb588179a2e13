import { describe, expect, it } from 'vitest';
import { failureMessage } from './call-messages.ts';

describe('USER-09 words for a call that failed', () => {
  it('shows the reason our server gave', () => {
    const message = 'This is the last active admin. Make another user an admin first.';
    expect(failureMessage({ ok: false, code: 'failed-precondition', message })).toBe(message);
  });
  it('names missing rights in the exact words', () => {
    expect(failureMessage({ ok: false, code: 'permission-denied', message: 'x' })).toBe(
      'Access denied. Admin privileges required.',
    );
  });
  it.each(['internal', 'unknown', 'deadline-exceeded'] as const)('says nothing of %s', (code) => {
    expect(failureMessage({ ok: false, code, message: 'INTERNAL' })).toBe(
      'An unexpected error occurred',
    );
  });
  it('tells a lost connection from a fault', () => {
    expect(failureMessage({ ok: false, code: 'unavailable', message: '' })).toContain(
      'No connection',
    );
  });
});
