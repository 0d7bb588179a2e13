import { expect, it } from 'vitest';
import { logCheck, logRound, type MailLog } from './log-mail.ts';
import { attemptOutcome } from './send-mail.ts';

/** What is logged, with its severity. */
function logged(run: (log: MailLog) => void): string[] {
  const lines: string[] = [];
  const to = (severity: string) => (message: string) => lines.push(`${severity} ${message}`);
  run({ warn: to('warn'), error: to('error') });
  return lines;
}

const QUIET = { sent: 3, failed: 0, stuck: [], faults: [] };

it('ORD-05 a mail that fails for a while is an alarm once, at its fourth attempt', () => {
  const busy = { ok: false, refusal: 'temporary', reason: '421 busy' } as const;
  const outcomes = [1, 2, 3, 4, 5, 12].map((attempts) => attemptOutcome(attempts, busy));
  expect(outcomes).toEqual(['failed', 'failed', 'failed', 'stuck', 'failed', 'failed']);
});

it('ORD-05 a mail that is sent, or whose address does not exist, is no alarm', () => {
  const unknown = { ok: false, refusal: 'permanent', reason: '550 5.1.1' } as const;
  expect(attemptOutcome(4, { ok: true })).toBe('sent');
  expect(attemptOutcome(4, unknown)).toBe('failed');
});

it('ORD-05 a round logs an error when the mail server has failed a mail for a while', () => {
  expect(logged((log) => logRound(log, QUIET))).toEqual([]);
  expect(logged((log) => logRound(log, { ...QUIET, failed: 2 }))).toEqual([
    'warn mail could not be sent yet',
  ]);
  expect(logged((log) => logRound(log, { ...QUIET, failed: 2, stuck: ['order-1'] }))).toEqual([
    'warn mail could not be sent yet',
    'error mail failed for the fourth time',
  ]);
  expect(logged((log) => logRound(log, { ...QUIET, faults: ['order-1: broken'] }))).toEqual([
    'error mail could not be read or written',
  ]);
});

/** What a round without a mail server logs. */
function checked(waiting: number, isOff: boolean): string[] {
  return logged((log) => logCheck(log, { waiting, faults: [] }, isOff));
}

it('ORD-05 mail that waits for a server is an error, unless the owner turned it off', () => {
  expect(checked(0, false)).toEqual([]);
  expect(checked(1, true)).toEqual(['warn mail waits for a mail server: set SMTP_URL']);
  expect(checked(1, false)).toEqual(['error mail waits: SMTP_URL names no mail server']);
});
