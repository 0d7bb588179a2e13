import type { Firestore } from 'firebase-admin/firestore';
import { activeAdmin } from '#shared/access/active-admin.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';

/** The result of marking a message. */
export type AnswerResult = { ok: true } | { ok: false; refusal: 'not-admin' | 'not-found' };

/** `answer_message`: an admin marks a message as answered, or reopens it. */
export async function answerMessage(
  db: Firestore,
  adminId: string,
  messageId: string,
  isAnswered: boolean,
): Promise<AnswerResult> {
  return inTransaction(db, async (tx): Promise<AnswerResult> => {
    const admin = await activeAdmin(db, tx, adminId);
    if (admin === null) return { ok: false, refusal: 'not-admin' };
    const message = await tx.get(collections(db).messages.doc(messageId));
    if (!message.exists) return { ok: false, refusal: 'not-found' };
    tx.update(message.ref, { is_answered: isAnswered });
    return { ok: true };
  });
}
