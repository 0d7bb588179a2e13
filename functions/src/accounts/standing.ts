import { isSessionLive } from '@reef/domain/accounts/account-rights';
import type { Transaction } from 'firebase-admin/firestore';
import { type Account, isAdminAccount, readAccount } from './account.ts';
import type { AccountDeps, Caller } from './deps.ts';
import { type Refusal, refused, type Result } from './refusal.ts';
import { readConsistently } from '#shared/db/atomic-writes.ts';

/** The caller's own account as it stands now, inside the transaction that will write. */
export async function requireLive(
  deps: AccountDeps,
  tx: Transaction,
  caller: Caller,
): Promise<Result<Account>> {
  const account = await readAccount(deps.db, tx, caller.userId);
  if (!account || !isSessionLive(caller.validFrom, account.role)) return refused('session-ended');
  return { ok: true, value: account };
}

/**
 * The caller's account if it is an active admin's at this moment; claims of the token are not
 * asked. A caller without an account is told `not-admin`.
 */
export async function requireAdmin(
  deps: AccountDeps,
  tx: Transaction,
  caller: Caller,
): Promise<Result<Account>> {
  const account = await readAccount(deps.db, tx, caller.userId);
  if (!account || !isAdminAccount(account)) return refused('not-admin');
  return isSessionLive(caller.validFrom, account.role)
    ? { ok: true, value: account }
    : refused('session-ended');
}

/** Asks in a transaction of its own, before work that cannot be part of one. */
export async function adminRefusal(deps: AccountDeps, caller: Caller): Promise<Refusal | null> {
  const result = await readConsistently(deps.db, (tx) => requireAdmin(deps, tx, caller));
  return result.ok ? null : result.refusal;
}

/** The account as it stands; null when it is gone. */
export async function currentAccount(
  deps: Pick<AccountDeps, 'db'>,
  userId: string,
): Promise<Account | null> {
  return readConsistently(deps.db, (tx) => readAccount(deps.db, tx, userId));
}
