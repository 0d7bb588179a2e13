import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections, parseDocument } from '#shared/db/documents.ts';

const RoleSessions = z.object({ sessions_valid_from: z.optional(z.nullable(z.date())) });

/**
 * False for a session that began before the account's sessions were ended (PIN reset, suspension,
 * deletion), although its token would still be good for up to an hour.
 * @param authTimeS when the session's sign-in was, in seconds, as the token says.
 */
export async function isLiveSession(
  db: Firestore,
  userId: string,
  authTimeS: number,
): Promise<boolean> {
  const document = await collections(db).roles.doc(userId).get();
  const role = parseDocument(RoleSessions, document);
  if (!role) return false;
  const validFrom = role.sessions_valid_from ?? null;
  return validFrom === null || authTimeS >= Math.floor(validFrom.getTime() / 1000);
}
