import { describe, expect, it } from 'vitest';
import type { CallErrorCode } from '#platform/data/calls.ts';
import { callFailure } from './call-messages.ts';

const failed = (code: CallErrorCode, message: string) =>
  callFailure({ ok: false, code, message, details: null });

describe('USER-09 words for a call that failed', () => {
  it('shows the reason our server gave', () => {
    const message = 'This is the last active admin. Make another user an admin first.';
    expect(failed('failed-precondition', message)).toEqual({
      ok: false,
      refusal: 'refused',
      message,
    });
  });
  it('names missing rights in the exact words', () => {
    expect(failed('permission-denied', 'x').message).toBe(
      'Access denied. Admin privileges required.',
    );
  });
  it.each(['internal', 'unknown', 'deadline-exceeded'] as const)('says nothing of %s', (code) => {
    expect(failed(code, 'INTERNAL')).toEqual({
      ok: false,
      refusal: 'unsure',
      message: 'An unexpected error occurred',
    });
  });
  it('tells a lost connection from a fault', () => {
    expect(failed('unavailable', '').message).toContain('No connection');
  });
});
