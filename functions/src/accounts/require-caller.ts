import { isSessionLive } from '@reef/domain/accounts/account-rights';
import { refused } from '@reef/domain/shared/refused';
import type { Transaction } from 'firebase-admin/firestore';
import { type Account, isAdminAccount, readAccount } from './account.ts';
import type { AccountDeps, Caller } from './deps.ts';
import type { Refusal, Result } from './refusal.ts';
import { readConsistently } from '#shared/db/atomic-writes.ts';

/** The caller's current account, read inside the transaction that will write. */
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
 * The caller's account if they are an active admin now; claims of the token are ignored. A caller
 * without an account gets `not-admin`.
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

/** Checks the caller in a transaction of its own, before work that cannot be part of one. */
export async function adminRefusal(deps: AccountDeps, caller: Caller): Promise<Refusal | null> {
  const result = await readConsistently(deps.db, (tx) => requireAdmin(deps, tx, caller));
  return result.ok ? null : result.refusal;
}
