import { isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { accountCollections } from '#accounts/account-collections.ts';
import { authErrorCode, findAuthUser, whereAuthUser } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from './change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { refused, type Result } from '#accounts/refusal.ts';
import { adminRefusal } from '#accounts/standing.ts';

function decideOn(email: string): Decide {
  return (account) => {
    const before = account.profile.email;
    const next = { ...account, profile: { ...account.profile, email } };
    const entry = { action: 'change-email', before: { email: before }, after: { email } } as const;
    return { ok: true, value: { next, recorded: email === before ? [] : [entry] } };
  };
}

/** Moves the sign-in to the new address; false when another account has it. */
async function moveAuthUser(deps: AccountDeps, userId: string, email: string): Promise<boolean> {
  try {
    await whereAuthUser(() => deps.auth.updateUser(userId, { email }));
    return true;
  } catch (error) {
    if (authErrorCode(error) === 'auth/email-already-exists') return false;
    throw error;
  }
}

async function record(deps: AccountDeps, caller: Caller, targetId: string, email: string) {
  const credential = accountCollections(deps.db).pinCredentials.doc(targetId);
  const isCustom = (await credential.get()).exists;
  return changeAccount(deps, caller, targetId, decideOn(email), (tx) => {
    if (isCustom) tx.update(credential, { email });
  });
}

/**
 * Changes the address an account signs in with, for either kind. Firebase Auth, which keeps
 * addresses unique, goes first and is taken back if the documents refuse.
 */
export async function changeEmail(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
  wanted: string,
): Promise<Result> {
  const email = normalizeEmail(wanted);
  const refusal = await adminRefusal(deps, caller);
  if (refusal) return refused(refusal);
  if (!isEmail(email)) return refused('email-invalid');
  const before = (await findAuthUser(deps.auth, targetId))?.email;
  if (!(await moveAuthUser(deps, targetId, email))) return refused('email-taken');
  const undo = async () => {
    if (before !== undefined) await moveAuthUser(deps, targetId, before);
  };
  try {
    const result = await record(deps, caller, targetId, email);
    if (!result.ok) await undo();
    return result.ok ? { ok: true, value: null } : result;
  } catch (error) {
    await undo();
    throw error;
  }
}
