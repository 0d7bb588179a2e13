import type { AccountAction, AccountAuditEntry } from '@reef/domain/accounts/audit-entry';
import { type Alarm, SYSTEM_ACTOR } from '@reef/domain/shared/alarm';
import type { Transaction } from 'firebase-admin/firestore';
import { atomically } from '#shared/db/atomic-writes.ts';
import { accountCollections } from './account-collections.ts';
import type { AccountDeps } from './deps.ts';

/** What changed, as logged: fields by name, never a secret. */
export type Recorded = {
  action: AccountAction;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Who did it, or to whom. */
export type Person = { id: string; email: string };

/** The operator who holds the set-up code; they have no account yet. */
export const OPERATOR: Person = { id: 'operator', email: '' };

/** The shop itself. The owner is mailed what it notes (mail/alarm-mail.ts). */
const SYSTEM: Person = { id: SYSTEM_ACTOR, email: '' };

type AuditDeps = Pick<AccountDeps, 'db' | 'now'>;

function entryOf(
  deps: AuditDeps,
  actor: Person,
  target: Person,
  recorded: Recorded,
): Omit<AccountAuditEntry, 'id'> {
  return {
    actor_id: actor.id,
    actor_email: actor.email,
    target_id: target.id,
    target_email: target.email,
    ...recorded,
    created_at: deps.now(),
  };
}

/**
 * Notes once what an account's owner or the shop's should look at. The entry's id is derived from
 * `id`; an existing entry stays as it is.
 */
export async function noteOnce(
  deps: AuditDeps,
  id: string,
  target: Person,
  recorded: Recorded & { action: Alarm },
): Promise<void> {
  const document = accountCollections(deps.db).auditLog.doc(id);
  const entry = entryOf(deps, SYSTEM, target, recorded);
  await atomically(deps.db, (unit) => unit.createOnce(document, entry));
}

/** Adds an entry to the log in the transaction that it describes. */
export function writeAudit(
  deps: AccountDeps,
  tx: Transaction,
  actor: Person,
  target: Person,
  recorded: Recorded,
): void {
  const entry = entryOf(deps, actor, target, recorded);
  tx.create(accountCollections(deps.db).auditLog.doc(deps.newId()), entry);
}

/**
 * Tells the shop's owner of a new admin, or of one who is activated again, in the transaction that
 * gives the rights: an admin's session is enough for it, and the other may do what an admin cannot
 * do to themselves (ATT-105).
 */
export function noteNewAdmin(deps: AccountDeps, tx: Transaction, target: Person): void {
  writeAudit(deps, tx, SYSTEM, target, { action: 'admin-made', before: null, after: null });
}

/** The fields of `after` that differ from `before`, on both sides; null if none does. */
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
