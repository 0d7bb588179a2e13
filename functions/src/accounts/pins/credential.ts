import { parseDocument } from '#shared/db/documents.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { PinCredential } from './pin-hash.ts';

/** Whose PIN of ours an e-mail signs in with; null for standard and unknown accounts alike. */
export async function credentialByEmail(
  deps: Pick<AccountDeps, 'db'>,
  email: string,
): Promise<{ userId: string; credential: PinCredential } | null> {
  const { pinCredentials } = accountCollections(deps.db);
  const found = await pinCredentials.where('email', '==', email).limit(1).get();
  const document = found.docs[0];
  const credential = document ? parseDocument(PinCredential, document) : null;
  return document && credential ? { userId: document.id, credential } : null;
}
