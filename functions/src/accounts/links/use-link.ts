import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { normalizePin } from '@reef/domain/accounts/pin';
import { refused } from '@reef/domain/shared/refused';
import { MINUTE_MS } from '@reef/domain/shared/time';
import type { Transaction } from 'firebase-admin/firestore';
import { type Account, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { writeAudit } from '#accounts/audit.ts';
import { ignoreMissingUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { writeDirectory } from '#accounts/directory/directory.ts';
import { afterReset, leastOf, lengthRefusal } from '#accounts/pins/reset-pin.ts';
import { hashPin, type PinCredential } from '#accounts/pins/pin-hash.ts';
import type { Result } from '#accounts/refusal.ts';
import { withSessionsEnded } from '#accounts/sign-in/end-sessions.ts';
import { isClaimedByTwo } from '#accounts/sign-in/repeated-sign-up.ts';
import { attemptSucceeded, forgetAttempts } from '#accounts/sign-in/sign-in-attempts.ts';
import { withEmailVerified } from '#accounts/sign-in/verify-email.ts';
import { inTransaction, readConsistently } from '#shared/db/atomic-writes.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';
import { isLinkOf, linkDocument, type LinkPurpose, usableLink } from './one-time-link.ts';

const WINDOW_MS = 10 * MINUTE_MS;

/** Links that one network address may try in ten minutes; a token cannot be guessed anyway. */
const PER_ADDRESS = 60;

function mayTry(deps: AccountDeps, address: string): Promise<boolean> {
  return isWithinLimits(deps, WINDOW_MS, { key: `use link ${address}`, most: PER_ADDRESS });
}

/** The account that a link opens, if the link still works. */
async function accountOf(
  deps: AccountDeps,
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
): Promise<Account | null> {
  const link = usableLink(await tx.get(linkDocument(deps.db, token)), purpose, deps.now());
  const account = link === null ? null : await readAccount(deps.db, tx, link.user_id);
  return link !== null && account !== null && isLinkOf(link, account) ? account : null;
}

function noteUse(
  deps: AccountDeps,
  tx: Transaction,
  { profile }: Account,
  action: 'reset-pin' | 'verify-email',
): void {
  const person = { id: profile.user_id, email: profile.email };
  writeAudit(deps, tx, person, person, { action, before: null, after: null });
}

/** `startsOver`: the account was not confirmed, and what was typed at its sign-up is removed. */
type NewPin = { startsOver: boolean };

/** Uses the link up and writes its effects in one transaction. */
async function applyPin(
  deps: AccountDeps,
  token: string,
  credential: PinCredential,
): Promise<Result<NewPin>> {
  return inTransaction(deps.db, async (tx): Promise<Result<NewPin>> => {
    const account = await accountOf(deps, tx, token, 'pin');
    if (account === null) return refused('link-dead');
    const { profiles, extended, roles, pinCredentials } = accountCollections(deps.db);
    const { user_id, email } = account.profile;
    // A stranger may have signed up with the address: what they typed does not become its owner's.
    const isNew = account.profile.must_confirm_email === true;
    const contact = isNew ? { ...account.extended, ...EMPTY_CONTACT } : account.extended;
    // Whoever uses the link reads the mail of the address, so it is confirmed.
    const next = withSessionsEnded(
      withEmailVerified({ ...account, extended: contact }),
      deps.now(),
    );
    tx.delete(linkDocument(deps.db, token));
    tx.set(profiles.doc(user_id), next.profile);
    if (isNew) tx.set(extended.doc(user_id), next.extended);
    tx.set(roles.doc(user_id), next.role);
    writeDirectory(deps.db, tx, next);
    tx.set(pinCredentials.doc(user_id), { ...credential, email });
    noteUse(deps, tx, account, 'reset-pin');
    return { ok: true, value: { startsOver: isNew } };
  });
}

/**
 * `use_pin_link`: gives the account of a mailed link a new PIN. The link works once, and every
 * session ends. An account that was never confirmed starts over, without what was typed at sign-up.
 * The network address becomes trusted, so guesses from elsewhere do not lock the owner out there.
 */
export async function usePinLink(
  deps: AccountDeps,
  token: string,
  wanted: string,
  address: string,
): Promise<Result<NewPin>> {
  if (!(await mayTry(deps, address))) return refused('too-many-attempts');
  const account = await readConsistently(deps.db, (tx) => accountOf(deps, tx, token, 'pin'));
  if (account === null) return refused('link-dead');
  const { user_id: userId, email } = account.profile;
  const pin = normalizePin(wanted);
  const least = await leastOf(deps, userId);
  const refusal = lengthRefusal(pin, least);
  if (refusal) return refused(refusal);
  const credential = await hashPin(pin, deps.pepper(), { email, now: deps.now(), least });
  const applied = await applyPin(deps, token, credential);
  if (!applied.ok) return applied;
  await ignoreMissingUser(() => deps.auth.updateUser(userId, { emailVerified: true }));
  await afterReset(deps, userId, email);
  await attemptSucceeded(deps.db, { account: email, address }, 'trusted', deps.now());
  return applied;
}

/**
 * `use_email_link`: confirms the e-mail of a mailed link's account. The link works once. It does
 * not work if two people signed up with the address: the PIN and the shipping address may be a
 * stranger's, so the owner takes the account over with a link for a new PIN (decision 34). Whoever
 * uses the link reads the mail of the address, so the network address becomes trusted.
 */
export async function useEmailLink(
  deps: AccountDeps,
  token: string,
  address: string,
): Promise<Result> {
  if (!(await mayTry(deps, address))) return refused('too-many-attempts');
  const confirmed = await inTransaction(deps.db, async (tx): Promise<Result<Account>> => {
    const account = await accountOf(deps, tx, token, 'email');
    if (account === null || (await isClaimedByTwo(deps, tx, account)))
      return refused('email-link-dead');
    const next = withEmailVerified(account);
    tx.delete(linkDocument(deps.db, token));
    tx.set(accountCollections(deps.db).profiles.doc(next.profile.user_id), next.profile);
    writeDirectory(deps.db, tx, next);
    noteUse(deps, tx, account, 'verify-email');
    return { ok: true, value: account };
  });
  if (!confirmed.ok) return confirmed;
  const { user_id: userId, email, must_confirm_email: hasWaited } = confirmed.value.profile;
  await ignoreMissingUser(() => deps.auth.updateUser(userId, { emailVerified: true }));
  // The right PIN was refused, and counted, while the account waited: now it gets in.
  if (hasWaited === true) await forgetAttempts(deps.db, email);
  await attemptSucceeded(deps.db, { account: email, address }, 'trusted', deps.now());
  return { ok: true, value: null };
}
