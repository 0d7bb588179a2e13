import { normalizeEmail } from '@reef/domain/accounts/email';
import type {
  CollectionReference,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { accountCollections } from './account-collections.ts';

/** Values of one `in` query, by Firestore's limit. */
const MAX_VALUES = 30;

/**
 * Every address that a customer has or had, as documents about them name it, normalized.
 * @param kept their orders, reservations and claims.
 * @param log the entries about their account, and those with a deleted order of theirs.
 */
export function addressesIn(
  kept: readonly QueryDocumentSnapshot[],
  log: readonly QueryDocumentSnapshot[],
): string[] {
  const found = [
    ...kept.map((document): unknown => document.get('buyer_email')),
    ...log.flatMap((entry): unknown[] => [
      entry.get('target_email'),
      entry.get('before.buyer_email'),
    ]),
  ];
  const texts = found.filter((value) => typeof value === 'string' && value !== '');
  return [...new Set(texts.map((value) => normalizeEmail(String(value))))];
}

/** The documents of a collection whose field is one of these ids, however many ids there are. */
export async function foundByIds(
  collection: CollectionReference,
  field: string,
  ids: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const pieces = Array.from({ length: Math.ceil(ids.length / MAX_VALUES) }, (_, piece) =>
    ids.slice(piece * MAX_VALUES, (piece + 1) * MAX_VALUES),
  );
  const found = await Promise.all(
    pieces.map((piece) => collection.where(field, 'in', piece).get()),
  );
  return found.flatMap(({ docs }) => docs);
}

/**
 * The mails about accounts, orders, claims, messages or entries of the log, to any address.
 * @param ids theirs.
 */
export function mailsAbout(
  db: Firestore,
  ids: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  return foundByIds(accountCollections(db).mail, 'about', ids);
}
