import type { Firestore } from 'firebase-admin/firestore';
import { addBuyer } from '#support/shop-fixture.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import type { GoogleKeys } from './google-keys.ts';

const SESSION_S = 3600;

/**
 * An ID token as Firebase Auth signs it for the deployed project: a session that began just now.
 * @param how for another project, or begun without the shop's own token (`provider`).
 */
export function idToken(
  keys: GoogleKeys,
  userId: string,
  how: { projectId?: string; provider?: string } = {},
): string {
  const { projectId = PROJECT_ID, provider = 'custom' } = how;
  const now = Math.floor(Date.now() / 1000);
  return keys.sign({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: userId,
    auth_time: now,
    iat: now,
    exp: now + SESSION_S,
    firebase: { identities: {}, sign_in_provider: provider },
  });
}

/** Makes a buyer whose session the deployed bundle accepts. @returns the user id. */
export async function addSignedInBuyer(db: Firestore): Promise<string> {
  const userId = await addBuyer(db);
  await db.doc(`user_roles/${userId}`).set({ user_id: userId, role: 'user' });
  return userId;
}
