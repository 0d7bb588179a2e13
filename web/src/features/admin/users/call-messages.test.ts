import { describe, expect, it } from 'vitest';
import type { CallErrorCode } from '#platform/data/calls.ts';
import { callFailure, readFailure } from './call-messages.ts';

const answer = (code: CallErrorCode, message: string) =>
  ({ ok: false, code, message, details: null }) as const;

const failed = (code: CallErrorCode, message: string) => callFailure(answer(code, message));

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
  it.each(['internal', 'unknown', 'deadline-exceeded', 'cancelled'] as const)(
    'INV-24 says of %s that a change may be done, and of what only reads that it failed',
    (code) => {
      expect(failed(code, 'INTERNAL')).toEqual({
        ok: false,
        refusal: 'unsure',
        message:
          'The server did not confirm it. It may be done already; look before you press again.',
      });
      expect(readFailure(answer(code, 'INTERNAL'))).toEqual({
        ok: false,
        refusal: 'unsure',
        message: 'An unexpected error occurred',
      });
    },
  );
  it.each(['data-loss', 'unimplemented'] as const)('says nothing of %s', (code) => {
    expect(failed(code, 'UNIMPLEMENTED').message).toBe('An unexpected error occurred');
  });
  it('tells a lost connection from a fault', () => {
    expect(failed('unavailable', '').message).toContain('No connection');
  });
});
