import { refused } from '@reef/domain/shared/refused';
import { accountCollections } from '#accounts/account-collections.ts';
import { deleteAuthUser, findAuthUser } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from './change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import type { Result } from '#accounts/refusal.ts';
import { forgetWrongPins } from '#accounts/sign-in/slow-guessing.ts';

function decideOn(caller: Caller): Decide {
  return (account) => {
    const isSelf = account.profile.user_id === caller.userId;
    const hasAdminRole = account.role.role === 'admin';
    // The guard decides on an admin's own deletion: the last one gets another refusal.
    if (isSelf && !hasAdminRole) return refused('self');
    const before = { email: account.profile.email, role: account.role.role };
    return {
      ok: true,
      value: { next: null, recorded: [{ action: 'delete-account', before, after: null }] },
    };
  };
}

/** True if an earlier deletion crashed after it had deleted the documents. */
async function isHalfDone(deps: AccountDeps, targetId: string): Promise<boolean> {
  const { removals } = accountCollections(deps.db);
  return (await removals.doc(targetId).get()).exists;
}

/**
 * `delete_user_account`: one transaction deletes documents, PIN, tanks and list entry, and leaves a
 * note. Then the Auth user goes, then the note. After a crash in between, deleting again finishes
 * it; until then the note blocks signing in. Orders stay, with the buyer's name and e-mail.
 */
export async function deleteAccount(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
): Promise<Result> {
  const { removals, tanks } = accountCollections(deps.db);
  const note = removals.doc(targetId);
  const result = await changeAccount(deps, caller, targetId, decideOn(caller), (tx) => {
    tx.set(note, { created_at: deps.now() });
    tx.delete(tanks.doc(targetId));
  });
  const isResumed =
    !result.ok && result.refusal === 'not-found' && (await isHalfDone(deps, targetId));
  if (!result.ok && !isResumed) return result;
  const email = result.ok
    ? result.value.profile.email
    : (await findAuthUser(deps.auth, targetId))?.email;
  await deleteAuthUser(deps.auth, targetId);
  await forgetWrongPins(deps, targetId, email);
  await note.delete();
  return { ok: true, value: null };
}
