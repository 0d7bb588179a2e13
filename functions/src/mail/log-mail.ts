import type { MailCheck, MailRound } from './send-mail.ts';

/** Where `send_waiting_mail` says what it did. */
export type MailLog = Record<'warn' | 'error', (message: string, fields: object) => void>;

const FAULTS = 'mail could not be read or written';

/**
 * Logs a round of sending. What needs a person is an ERROR, which Google's alarm reports
 * (docs/operations.md): the shop's own alarms are mail, and would wait too.
 */
export function logRound(log: MailLog, { sent, failed, stuck, faults }: MailRound): void {
  if (failed > 0) log.warn('mail could not be sent yet', { failed });
  if (stuck.length > 0) log.error('mail failed for the fourth time', { stuck });
  if (faults.length > 0) log.error(FAULTS, { sent, failed, faults });
}

/**
 * Logs a round without a mail server. That mail waits for one is an ERROR, unless the owner turned
 * it off: then Google's extension may only be late.
 */
export function logCheck(log: MailLog, { waiting, faults }: MailCheck, isOff: boolean): void {
  if (waiting > 0 && isOff) log.warn('mail waits for a mail server: set SMTP_URL', { waiting });
  if (waiting > 0 && !isOff) log.error('mail waits: SMTP_URL names no mail server', { waiting });
  if (faults.length > 0) log.error(FAULTS, { faults });
}
