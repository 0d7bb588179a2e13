import { describe, expect, it } from 'vitest';
import { refusal } from '#platform/data/calls/calls.ts';
import { failureMessage, readFailureMessage } from './call-messages.ts';

const answer = (code: string, message: string, hadNetwork = true) =>
  refusal({ code: `functions/${code}`, message }, hadNetwork);

const messageOf = (code: string, message: string) => failureMessage(answer(code, message));

describe('USER-09 words for a call that failed', () => {
  it('shows the reason our server gave', () => {
    const message = 'This is the last active admin. Make another user an admin first.';
    expect(messageOf('failed-precondition', message)).toBe(message);
  });
  it('names missing rights in the exact words', () => {
    expect(messageOf('permission-denied', 'x')).toBe('Access denied. Admin privileges required.');
  });
  it.each(['internal', 'unknown', 'deadline-exceeded', 'cancelled'])(
    'INV-24 says of %s that a change may be done, and of what only reads that it failed',
    (code) => {
      expect(messageOf(code, 'INTERNAL')).toBe(
        'The server did not confirm it. It may be done already; look before you press again.',
      );
      expect(readFailureMessage(answer(code, 'INTERNAL'))).toBe('An unexpected error occurred');
    },
  );
  it.each(['data-loss', 'unimplemented'])('says nothing of %s', (code) => {
    expect(messageOf(code, 'UNIMPLEMENTED')).toBe('An unexpected error occurred');
  });
  it('INV-24 does not say of a change that was not sent that it may be done', () => {
    const unsent = answer('internal', 'internal [0]', false);
    const words = 'No connection, so this was not sent. Please try again when you are back online.';
    expect([failureMessage(unsent), readFailureMessage(unsent)]).toEqual([words, words]);
  });
});
