import { accountCollections } from '#accounts/account-collections.ts';
import { deleteAuthUser, findAuthUser } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from './change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { refused, type Result } from '#accounts/refusal.ts';
import { forgetWrongPins } from '#accounts/sign-in/slow-guessing.ts';
import { changePinAttempts, forgetAttempts } from '#accounts/sign-in/sign-in-attempts.ts';

function decideOn(caller: Caller): Decide {
  return (account) => {
    const isSelf = account.profile.user_id === caller.userId;
    const isAlone = account.role.role === 'admin';
    // An admin's own deletion is judged by the guard, which tells the last one apart.
    if (isSelf && !isAlone) return refused('self');
    const before = { email: account.profile.email, role: account.role.role };
    return {
      ok: true,
      value: { next: null, recorded: [{ action: 'delete-account', before, after: null }] },
    };
  };
}

/** True when an earlier deletion died after the documents were gone. */
async function isHalfDone(deps: AccountDeps, targetId: string): Promise<boolean> {
  const { removals } = accountCollections(deps.db);
  return (await removals.doc(targetId).get()).exists;
}

/**
 * `delete_user_account`: documents, PIN, tanks and list entry go in one transaction, which leaves a note;
 * then the Auth user, then the note. A crash in between is finished by deleting again, and until
 * then the note keeps the sign-in shut. Orders stay, with the buyer's name and e-mail on them.
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
  if (email !== undefined) {
    await forgetAttempts(deps.db, email);
    await forgetWrongPins(deps, email);
  }
  await forgetAttempts(deps.db, changePinAttempts(targetId));
  await note.delete();
  return { ok: true, value: null };
}
