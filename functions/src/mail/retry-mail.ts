import { Mail, TRY_MAIL_FOR_MS } from '@reef/domain/mail/mail';
import { refused } from '@reef/domain/shared/refused';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { mailDocument } from './outbox.ts';
import type { MailDeps } from './send-mail.ts';
import { FILLED_EVENT } from './shipment-notices.ts';

/** How the ids of mails begin that may name a day, after which they are of no use. */
const DATED_EVENTS = [FILLED_EVENT, 'day-moved'];

type RetriedMail = Pick<Mail, 'id' | 'useless_at' | 'give_up_at'>;

/**
 * When what a mail says is over; null if it stays useful. An older mail does not say, so one that
 * may name a day keeps the end it was given.
 */
function overAt({ id, useless_at, give_up_at }: RetriedMail): Date | null {
  if (useless_at !== undefined) return useless_at;
  return DATED_EVENTS.some((event) => id.startsWith(`${event}-`)) ? give_up_at : null;
}

/**
 * Until when a mail is tried that an admin sends now: for another three days, but not after the day
 * or the time it names. Null if that is over.
 */
export function retriedUntil(mail: RetriedMail, now: Date): Date | null {
  const over = overAt(mail);
  if (over !== null && over <= now) return null;
  const until = new Date(now.getTime() + TRY_MAIL_FOR_MS);
  return over !== null && over < until ? over : until;
}

/** The result of retrying a mail. */
export type RetryResult =
  | { ok: true }
  | { ok: false; refusal: 'not-admin' | 'no-server' | 'not-waiting' | 'over' };

/**
 * Lets an admin retry a mail now, also one that was given up. A mail that is being sent at this
 * moment is left alone, and so is every mail if no mail server is connected: Google's extension
 * would send it once more. One that names a day which is over is closed.
 */
export function retryMail(deps: MailDeps, adminId: string, mailId: string): Promise<RetryResult> {
  return asActiveAdmin(deps.db, adminId, refused('not-admin'), async (tx) => {
    if (deps.send === null) return refused('no-server');
    const snapshot = await tx.get(mailDocument(deps.db, mailId));
    const mail = parseDocument(Mail, snapshot);
    const state = mail?.delivery.state;
    const isWaiting = mail?.is_open === true && state !== 'PROCESSING' && state !== 'SUCCESS';
    if (!isWaiting) return refused('not-waiting');
    const now = deps.now();
    const until = retriedUntil(mail, now);
    if (until === null) {
      // Nobody can send it any more, so it waits for nothing.
      tx.update(snapshot.ref, { is_open: false, due_at: null });
      return refused('over');
    }
    tx.update(snapshot.ref, { 'delivery.state': 'PENDING', due_at: now, give_up_at: until });
    return { ok: true };
  });
}
