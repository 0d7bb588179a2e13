import { UserRole } from '@reef/domain/accounts/account';
import { isSessionLive } from '@reef/domain/accounts/account-rights';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { batchedGetAll } from '#shared/db/batched-get-all.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';

const RoleSessions = z.pick(UserRole, { sessions_valid_from: true });

/**
 * False for a session that was ended (PIN reset, suspension, deletion), although its token would
 * still be valid for up to an hour.
 * @param validFrom what the session knows (`knownValidFrom`).
 */
export async function readIsSessionLive(
  db: Firestore,
  userId: string,
  validFrom: Date,
): Promise<boolean> {
  const [document] = await batchedGetAll(db, [collections(db).roles.doc(userId)]);
  const role = parseDocument(RoleSessions, document);
  return role !== null && isSessionLive(validFrom, role);
}
