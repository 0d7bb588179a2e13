import { describe, expect, it } from 'vitest';
import { isMailDue, mailPauseMs, waitingReason } from './mail.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1);

describe('ORD-05 when a mail is tried', () => {
  it('pauses longer after every failure, at most six hours', () => {
    const pauses = [1, 2, 3, 4, 5, 6].map((attempts) => mailPauseMs(attempts) / 60_000);
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360]);
    expect(mailPauseMs(50)).toBe(mailPauseMs(6));
    expect(mailPauseMs(0)).toBe(mailPauseMs(1));
  });

  it.each([
    [{ is_open: true, due_at: NOW }, true],
    [{ is_open: true, due_at: LATER }, false],
    [{ is_open: true, due_at: null }, false],
    [{ is_open: false, due_at: NOW }, false],
  ])('%j is due: %s', (mail, isDue) => {
    expect(isMailDue(mail, NOW)).toBe(isDue);
  });

  it.each([
    ['PENDING', 0, null, NOW, 'Not tried yet'],
    ['PROCESSING', 1, null, NOW, 'On its way'],
    ['PENDING', 1, '451 busy', NOW, 'Tried once: 451 busy'],
    ['PENDING', 3, '451 busy', NOW, 'Tried 3 times: 451 busy'],
    ['ERROR', 9, '550 no such user', null, 'Given up: 550 no such user'],
  ] as const)('says why it waits: %s after %i', (state, attempts, error, due_at, words) => {
    expect(waitingReason({ delivery: { state, attempts, error }, due_at })).toBe(words);
  });
});
