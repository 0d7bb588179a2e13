import { Mail, TRY_MAIL_FOR_MS } from '@reef/domain/mail/mail';
import { refused } from '@reef/domain/shared/refused';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { mailDocument } from './outbox.ts';
import type { MailDeps } from './send-mail.ts';

/** The result of retrying a mail. */
export type RetryResult =
  | { ok: true }
  | { ok: false; refusal: 'not-admin' | 'no-server' | 'not-waiting' };

/**
 * Lets an admin retry a mail now, also one that was given up. A mail that is being sent at this
 * moment is left alone, and so is every mail if no mail server is connected: Google's extension
 * would send it once more.
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
    tx.update(snapshot.ref, {
      'delivery.state': 'PENDING',
      due_at: now,
      give_up_at: new Date(now.getTime() + TRY_MAIL_FOR_MS),
    });
    return { ok: true };
  });
}
