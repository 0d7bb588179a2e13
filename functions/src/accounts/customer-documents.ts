import { normalizeEmail } from '@reef/domain/accounts/email';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { accountCollections } from './account-collections.ts';

/** Values of one `in` query, by Firestore's limit. */
const MAX_VALUES = 30;

/**
 * Every address that a customer has or had, as documents about them name it, normalized.
 * @param kept their orders, reservations and claims.
 * @param log the entries about their account.
 */
export function addressesIn(
  kept: readonly QueryDocumentSnapshot[],
  log: readonly QueryDocumentSnapshot[],
): string[] {
  const found = [
    ...kept.map((document): unknown => document.get('buyer_email')),
    ...log.map((entry): unknown => entry.get('target_email')),
  ];
  const texts = found.filter((value) => typeof value === 'string' && value !== '');
  return [...new Set(texts.map((value) => normalizeEmail(String(value))))];
}

/**
 * The mails about accounts, orders, claims, messages or entries of the log, to whomever.
 * @param ids theirs.
 */
export async function mailsAbout(
  db: Firestore,
  ids: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const { mail } = accountCollections(db);
  const pieces = Array.from({ length: Math.ceil(ids.length / MAX_VALUES) }, (_, piece) =>
    ids.slice(piece * MAX_VALUES, (piece + 1) * MAX_VALUES),
  );
  const found = await Promise.all(pieces.map((piece) => mail.where('about', 'in', piece).get()));
  return found.flatMap(({ docs }) => docs);
}
