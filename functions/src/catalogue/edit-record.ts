import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';
import { logEntry } from '#shared/db/log-entry.ts';

/** What the log keeps of an admin's edit of the catalogue. */
export type Edit = {
  /** The id of an edit that may be sent twice (repeat-id.ts); null if the form gave none. */
  id: string | null;
  action: 'create-product' | 'update-product' | 'delete-product';
  adminId: string;
  productId: string;
  before: unknown;
  after: unknown;
  /** The product's revision after it; null if it has none any more. */
  revision: number | null;
};

type EditDeps = { db: Firestore; now: () => Date };

function place({ db }: EditDeps, id: string | null) {
  const { auditLog } = collections(db);
  return id === null ? auditLog.doc() : auditLog.doc(`edit-${id}`);
}

/** Logs an edit in the transaction that carries it out. */
export function recordEdit(deps: EditDeps, tx: Transaction, edit: Edit): void {
  const { id, adminId: actor, productId: target, ...rest } = edit;
  tx.create(place(deps, id), logEntry({ actor, target, ...rest }, deps.now()));
}

/** The revision that this edit left, if it was carried out before; null otherwise. */
export async function revisionAfter(
  deps: EditDeps,
  tx: Transaction,
  id: string | null,
): Promise<number | null> {
  if (id === null) return null;
  const entry = await tx.get(place(deps, id));
  const revision: unknown = entry.get('revision');
  return typeof revision === 'number' ? revision : null;
}
