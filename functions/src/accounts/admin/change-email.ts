import { isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { refused } from '@reef/domain/shared/refused';
import type { Transaction } from 'firebase-admin/firestore';
import { accountCollections } from '#accounts/account-collections.ts';
import { findAuthUser, setAuthEmail } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from './change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import type { Result } from '#accounts/refusal.ts';
import { mailLink } from '#accounts/links/mail-link.ts';
import { mailWrite } from '#mail/outbox.ts';
import { addressReplaced, confirmNewAddress } from '#mail/templates/account-mails.ts';
import { adminRefusal } from '#accounts/require-caller.ts';

/** Whether another account has the address. Firebase Auth may have no user with it. */
async function isOthers(deps: AccountDeps, tx: Transaction, email: string, userId: string) {
  const { profiles } = accountCollections(deps.db);
  const found = await tx.get(profiles.where('email', '==', email).limit(2));
  return found.docs.some(({ id }) => id !== userId);
}

/**
 * Why an account cannot have an address; null if it can.
 * @param email normalized by `normalizeEmail`.
 */
export async function emailRefusal(
  deps: AccountDeps,
  tx: Transaction,
  email: string,
  userId: string,
): Promise<'email-invalid' | 'email-taken' | null> {
  if (!isEmail(email)) return 'email-invalid';
  return (await isOthers(deps, tx, email, userId)) ? 'email-taken' : null;
}

function decideOn(deps: AccountDeps, email: string): Decide {
  return async (account, tx) => {
    if (await isOthers(deps, tx, email, account.profile.user_id)) return refused('email-taken');
    const before = account.profile.email;
    // Nobody has confirmed the new address yet. Signing in and buying still work.
    const next = { ...account, profile: { ...account.profile, email, email_verified: false } };
    const entry = { action: 'change-email', before: { email: before }, after: { email } } as const;
    return { ok: true, value: { next, recorded: email === before ? [] : [entry] } };
  };
}

async function record(deps: AccountDeps, caller: Caller, targetId: string, email: string) {
  const { pinCredentials, emailChanges } = accountCollections(deps.db);
  const credential = pinCredentials.doc(targetId);
  let hasPin = false;
  const decide: Decide = async (account, tx) => {
    // An account whose PIN is still Firebase's password has no document here (decision 34).
    hasPin = (await tx.get(credential)).exists;
    return decideOn(deps, email)(account, tx);
  };
  return changeAccount(deps, caller, targetId, decide, (tx, account) => {
    if (hasPin) tx.update(credential, { email });
    tx.delete(emailChanges.doc(targetId));
    const moved = { ...account, profile: { ...account.profile, email } };
    mailLink(deps, tx, moved, { purpose: 'email', words: confirmNewAddress });
    const mail = {
      id: `email-replaced-${deps.newId()}`,
      to: account.profile.email,
      content: addressReplaced(deps.shop),
      about: targetId,
    };
    tx.create(...mailWrite(deps.db, mail, deps.now()));
  });
}

/**
 * Changes the address an account signs in with. Firebase Auth, which keeps addresses unique, is
 * changed first, and changed back if the documents refuse. The new address is mailed a link that
 * confirms it; until then the account works as before. The old address is told.
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
  const { email: before, emailVerified = false } = (await findAuthUser(deps.auth, targetId)) ?? {};
  const moved = { email, emailVerified: false };
  const note = accountCollections(deps.db).emailChanges.doc(targetId);
  // After a crash that changed only Firebase Auth, only the documents still have to change.
  const isResumed = before === email;
  // Tells the shop's own change from one that bypassed it, until the documents agree. A resumed
  // change needs it anew: an old note lets a sign-in undo it meanwhile.
  await note.set({ to: email, created_at: deps.now() });
  const isMoved = isResumed || (await setAuthEmail(deps, targetId, moved));
  const undo = async () => {
    if (isResumed) return;
    if (isMoved && before !== undefined) {
      await setAuthEmail(deps, targetId, { email: before, emailVerified });
    }
    await note.delete();
  };
  if (!isMoved) {
    await undo();
    return refused('email-taken');
  }
  try {
    const result = await record(deps, caller, targetId, email);
    if (!result.ok) await undo();
    return result.ok ? { ok: true, value: null } : result;
  } catch (error) {
    await undo();
    throw error;
  }
}
