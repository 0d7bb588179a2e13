import type { AccountAction, AccountAuditEntry } from '@reef/domain/accounts/audit-entry';
import type { Transaction } from 'firebase-admin/firestore';
import { accountCollections } from './account-collections.ts';
import type { AccountDeps } from './deps.ts';

/** What changed, as the log keeps it: fields by name, never a secret. */
export type Recorded = {
  action: AccountAction;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Who did it, or to whom. */
export type Person = { id: string; email: string };

/** The operator who holds the set-up code; he has no account yet. */
export const OPERATOR: Person = { id: 'operator', email: '' };

/** Adds an entry to the log in the transaction that does what it tells of. */
export function writeAudit(
  deps: AccountDeps,
  tx: Transaction,
  actor: Person,
  target: Person,
  recorded: Recorded,
): void {
  const entry: Omit<AccountAuditEntry, 'id'> = {
    actor_id: actor.id,
    actor_email: actor.email,
    target_id: target.id,
    target_email: target.email,
    ...recorded,
    created_at: deps.now(),
  };
  tx.create(accountCollections(deps.db).auditLog.doc(deps.newId()), entry);
}

/** Those fields of `after` that differ from `before`, on both sides; null when none does. */
export function difference(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Pick<Recorded, 'before' | 'after'> | null {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return null;
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
