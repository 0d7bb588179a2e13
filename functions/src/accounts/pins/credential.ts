import { parseDocument } from '#shared/db/documents.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { PinCredential } from './pin-hash.ts';

/**
 * The PIN that an e-mail signs in with, and its account; null if the e-mail has no account, or one
 * whose PIN is still Firebase's password (decision 34).
 */
export async function credentialByEmail(
  deps: Pick<AccountDeps, 'db'>,
  email: string,
): Promise<{ userId: string; credential: PinCredential } | null> {
  const { pinCredentials } = accountCollections(deps.db);
  const found = await pinCredentials.where('email', '==', email).limit(1).get();
  const document = found.docs[0];
  const credential = parseDocument(PinCredential, document);
  return document && credential ? { userId: document.id, credential } : null;
}
