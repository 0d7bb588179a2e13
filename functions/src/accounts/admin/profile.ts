import { contactOf } from '@reef/domain/accounts/account';
import type { ExtendedProfileRow, UpdateProfileRequest } from '@reef/domain/accounts/account-calls';
import { refused } from '@reef/domain/shared/refused';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { accountCollections } from '#accounts/account-collections.ts';
import { difference } from '#accounts/audit.ts';
import { type Account, readAccount } from '#accounts/account.ts';
import { contactAfter } from './contact.ts';
import { changeAccount, type Decide } from './change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { writeDirectory } from '#accounts/directory/directory.ts';
import type { Result } from '#accounts/refusal.ts';
import { requireAdmin, requireLive } from '#accounts/require-caller.ts';
import { inTransaction, readConsistently } from '#shared/db/atomic-writes.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';

function rowOf({ extended }: Account): ExtendedProfileRow {
  return {
    ...contactOf(extended),
    user_id: extended.user_id,
    account_status: extended.account_status,
    updated_at: extended.updated_at.toISOString(),
  };
}

/** `get_user_profile_extended`: one's own, or any account's for an admin; at most one row. */
export async function getProfile(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
): Promise<Result<ExtendedProfileRow[]>> {
  return readConsistently(deps.db, async (tx): Promise<Result<ExtendedProfileRow[]>> => {
    const isSelf = targetId === caller.userId;
    const allowed = await (isSelf ? requireLive : requireAdmin)(deps, tx, caller);
    if (!allowed.ok) return allowed;
    const account = isSelf ? allowed.value : await readAccount(deps.db, tx, targetId);
    return { ok: true, value: account ? [rowOf(account)] : [] };
  });
}

/** Edits of its own profile that one account may make by the callable in `EDITS_WINDOW_MS`. */
const MAX_EDITS = 30;
const EDITS_WINDOW_MS = 10 * MINUTE_MS;

async function updateOwn(
  deps: AccountDeps,
  caller: Caller,
  update: UpdateProfileRequest,
): Promise<Result> {
  const limit = { key: `profile ${caller.userId}`, most: MAX_EDITS };
  if (!(await isWithinLimits(deps, EDITS_WINDOW_MS, limit))) return refused('too-many-attempts');
  return inTransaction(deps.db, async (tx): Promise<Result> => {
    const own = await requireLive(deps, tx, caller);
    if (!own.ok) return own;
    const contact = contactAfter(own.value.extended, update);
    const extended = { ...own.value.extended, ...contact, updated_at: deps.now() };
    tx.set(accountCollections(deps.db).extended.doc(caller.userId), extended);
    writeDirectory(deps.db, tx, { ...own.value, extended });
    return { ok: true, value: null };
  });
}

/** `update_user_extended_profile`: contact and shipping, one's own or any account's for an admin. */
export async function updateProfile(
  deps: AccountDeps,
  caller: Caller,
  update: UpdateProfileRequest,
): Promise<Result> {
  if (update.target_user_id === caller.userId) return updateOwn(deps, caller, update);
  const decide: Decide = (account) => {
    const contact = contactAfter(account.extended, update);
    const changed = difference(contactOf(account.extended), contact);
    const extended = { ...account.extended, ...contact, updated_at: deps.now() };
    const recorded = changed ? [{ action: 'update-profile' as const, ...changed }] : [];
    return { ok: true, value: { next: { ...account, extended }, recorded } };
  };
  const result = await changeAccount(deps, caller, update.target_user_id, decide);
  return result.ok ? { ok: true, value: null } : result;
}
