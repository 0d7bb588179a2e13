import { utcDay } from '@reef/domain/shipping/day';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';
import { alarmEntry } from '#shared/db/log-entry.ts';

/**
 * Tells the owner, once a day for each limit, that it is reached: an entry of `audit_log`, which is
 * mailed.
 * @param limit names it in the entry's id.
 * @param reason what happens too often, and who is refused because of it, in words.
 */
export async function noteLimit(
  { db, now }: { db: Firestore; now: () => Date },
  limit: string,
  { reason, ...about }: { reason: string; user_id?: string },
): Promise<void> {
  const at = now();
  const target = `${limit}-${utcDay(at)}`;
  const entry = alarmEntry('limit-reached', { target, reason, ...about }, at);
  const document = collections(db).auditLog.doc(`limit-reached-${target}`);
  await atomically(db, (unit) => unit.createOnce(document, entry));
}
