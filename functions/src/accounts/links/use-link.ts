import { normalizePin } from '@reef/domain/accounts/pin';
import type { Transaction } from 'firebase-admin/firestore';
import { type Account, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { writeAudit } from '#accounts/audit.ts';
import { whereAuthUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { writeDirectory } from '#accounts/directory/directory.ts';
import {
  afterReset,
  isCustomAccount,
  lengthRefusal,
  newCredential,
} from '#accounts/pins/reset-pin.ts';
import type { PinCredential } from '#accounts/pins/pin-hash.ts';
import { refused, type Result } from '#accounts/refusal.ts';
import { withSessionsEnded } from '#accounts/sign-in/end-sessions.ts';
import { withEmailVerified } from '#accounts/sign-in/verify-email.ts';
import { inTransaction, readConsistently } from '#shared/db/atomic-writes.ts';
import { takeCall } from '#shared/limits/take-call.ts';
import { isLinkOf, linkDocument, type LinkPurpose, usableLink } from './one-time-link.ts';

const WINDOW_MS = 10 * 60_000;

/** Links one network address may try in ten minutes; a token is beyond guessing all the same. */
const PER_ADDRESS = 60;

async function isOverLimit(deps: AccountDeps, address: string): Promise<boolean> {
  const limits = [{ key: `use link ${address}`, most: PER_ADDRESS }];
  return (await takeCall(deps.db, limits, WINDOW_MS, deps.now())) > 0;
}

/** The account that a link opens, where the link still works. */
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

/** Uses the link up and writes what follows from it, in one step. */
async function applyPin(
  deps: AccountDeps,
  token: string,
  credential: PinCredential | null,
): Promise<Result> {
  return inTransaction(deps.db, async (tx): Promise<Result> => {
    const account = await accountOf(deps, tx, token, 'pin');
    if (account === null) return refused('link-dead');
    const { profiles, roles, pinCredentials } = accountCollections(deps.db);
    const { user_id, email } = account.profile;
    // Whoever reads the address's mail has confirmed it.
    const next = withSessionsEnded(withEmailVerified(account), deps.now());
    tx.delete(linkDocument(deps.db, token));
    tx.set(profiles.doc(user_id), next.profile);
    tx.set(roles.doc(user_id), next.role);
    writeDirectory(deps.db, tx, next);
    if (credential) tx.set(pinCredentials.doc(user_id), { ...credential, email });
    noteUse(deps, tx, account, 'reset-pin');
    return { ok: true, value: null };
  });
}

/**
 * `use_pin_link`: gives the account of a mailed link a new PIN, where its PIN lives: ours, or Firebase's
 * password. The link works once, and every session ends. The link is used up first: where the rest
 * fails, the old PIN stays and another link is asked for.
 */
export async function usePinLink(
  deps: AccountDeps,
  token: string,
  wanted: string,
  address: string,
): Promise<Result> {
  if (await isOverLimit(deps, address)) return refused('too-many-attempts');
  const account = await readConsistently(deps.db, (tx) => accountOf(deps, tx, token, 'pin'));
  if (account === null) return refused('link-dead');
  const { user_id: userId, email } = account.profile;
  const pin = normalizePin(wanted);
  const isCustom = await isCustomAccount(deps, userId);
  const refusal = lengthRefusal(pin, isCustom);
  if (refusal) return refused(refusal);
  const credential = isCustom ? await newCredential(deps, email, pin) : null;
  const applied = await applyPin(deps, token, credential);
  if (!applied.ok) return applied;
  const changes = { emailVerified: true, ...(!isCustom && { password: pin }) };
  await whereAuthUser(() => deps.auth.updateUser(userId, changes));
  await afterReset(deps, userId, email, isCustom);
  return { ok: true, value: null };
}

/** `use_email_link`: confirms the e-mail of the account of a mailed link. The link works once. */
export async function useEmailLink(
  deps: AccountDeps,
  token: string,
  address: string,
): Promise<Result> {
  if (await isOverLimit(deps, address)) return refused('too-many-attempts');
  const confirmed = await inTransaction(deps.db, async (tx): Promise<Result<string>> => {
    const account = await accountOf(deps, tx, token, 'email');
    if (account === null) return refused('link-dead');
    const next = withEmailVerified(account);
    tx.delete(linkDocument(deps.db, token));
    tx.set(accountCollections(deps.db).profiles.doc(next.profile.user_id), next.profile);
    writeDirectory(deps.db, tx, next);
    noteUse(deps, tx, account, 'verify-email');
    return { ok: true, value: next.profile.user_id };
  });
  if (!confirmed.ok) return confirmed;
  await whereAuthUser(() => deps.auth.updateUser(confirmed.value, { emailVerified: true }));
  return { ok: true, value: null };
}
