import { UserRole } from '@reef/domain/accounts/account';
import { isSessionLive } from '@reef/domain/accounts/account-rights';
import { SECOND_MS } from '@reef/domain/shared/time';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { batchedGetAll } from '#shared/db/batched-get-all.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';

const RoleSessions = z.pick(UserRole, { sessions_valid_from: true });

/**
 * False for a session that began before the account's sessions were ended (PIN reset, suspension,
 * deletion), although its token would still be good for up to an hour.
 * @param beganS when the session began, in seconds (`sessionStartS`).
 */
export async function isLiveSession(
  db: Firestore,
  userId: string,
  beganS: number,
): Promise<boolean> {
  const [document] = await batchedGetAll(db, [collections(db).roles.doc(userId)]);
  const role = parseDocument(RoleSessions, document);
  if (!role) return false;
  return isSessionLive(new Date(beganS * SECOND_MS), role);
}
