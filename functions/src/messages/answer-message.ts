import { refused } from '@reef/domain/shared/refused';
import type { Firestore } from 'firebase-admin/firestore';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import { collections } from '#shared/db/documents.ts';

/** The result of marking a message. */
export type AnswerResult = { ok: true } | { ok: false; refusal: 'not-admin' | 'not-found' };

/** `answer_message`: an admin marks a message as answered, or reopens it. */
export function answerMessage(
  db: Firestore,
  adminId: string,
  messageId: string,
  isAnswered: boolean,
): Promise<AnswerResult> {
  return asActiveAdmin(db, adminId, refused('not-admin'), async (tx) => {
    const message = await tx.get(collections(db).messages.doc(messageId));
    if (!message.exists) return refused('not-found');
    tx.update(message.ref, { is_answered: isAnswered });
    return { ok: true };
  });
}
