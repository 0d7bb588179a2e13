import { Profile } from '@reef/domain/accounts/account';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections, parseReadable } from '#shared/db/documents.ts';

/**
 * An order, claim or reservation with the address that its buyer's account has now: an admin may
 * have changed it since (decision 27). Without an account it keeps its own; a forgotten buyer has
 * none.
 * @param read reads in the caller's unit of work or transaction.
 */
export async function withPresentAddress<T extends { user_id: string; buyer_email: string }>(
  db: Firestore,
  read: (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>,
  about: T,
): Promise<T> {
  if (about.buyer_email === '' || about.user_id === '') return about;
  const [profile] = await read(collections(db).profiles.doc(about.user_id));
  const { email = '' } = parseReadable(Profile, profile) ?? {};
  return email === '' ? about : { ...about, buyer_email: email };
}
