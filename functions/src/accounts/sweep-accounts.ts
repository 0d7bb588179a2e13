import type { UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '#shared/db/documents.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { type Account, readAccount, StoredProfile } from './account.ts';
import { accountCollections } from './account-collections.ts';
import { removeAccount } from './admin/change-account.ts';
import { linkedProviders } from './auth-user.ts';
import type { AccountDeps } from './deps.ts';
import { refreshLateRows, writeDirectory } from './directory/directory.ts';
import { usableLink } from './links/one-time-link.ts';
import { undoAndEndSessions } from './sign-in/outside-changes.ts';
import { isClaimedByTwo } from './sign-in/repeated-sign-up.ts';
import {
  isUnconfirmedTooLong,
  SIGN_UPS_A_DAY,
  UNCONFIRMED_LASTS_MS,
} from './sign-in/unconfirmed.ts';
import { isConfirmedAtAuth, withEmailVerified } from './sign-in/verify-email.ts';
import { DAY_MS } from '@reef/domain/shared/time';

type SweepDeps = Pick<AccountDeps, 'db' | 'auth' | 'now' | 'report'>;

/** What a night's sweep did, as numbers of accounts or users. */
export type SweptAccounts = {
  /** Sign-ups that nobody confirmed in time. */
  expired: number;
  /** Users of Firebase Auth without an account. */
  orphans: number;
  /** Accounts with changes that bypassed the shop. */
  undone: number;
  /** Rows of the user list that were left to the night. */
  rows: number;
};

/** The age at which a user of Firebase Auth without an account is deleted. */
const ORPHAN_AFTER_MS = DAY_MS;

/** Users that Firebase lists at a time, and deletes at a time. */
const PAGE_SIZE = 1000;

/** Users that Firebase looks up at a time. */
const LOOKED_UP_AT_ONCE = 100;

/** How many of them are looked at for each that may be deleted: some are kept, some may fail. */
const LOOKS_FOR_EACH = 2;

/**
 * Confirms an account by Firebase's record. Not one without a PIN, nor one that was signed up with
 * two PINs: a link for a new PIN confirms it and removes what a stranger may have typed.
 */
async function confirmLate(deps: SweepDeps, tx: Transaction, account: Account): Promise<void> {
  const { profiles, pinCredentials } = accountCollections(deps.db);
  const { user_id } = account.profile;
  const hasPin = (await tx.get(pinCredentials.doc(user_id))).exists;
  if (!hasPin || (await isClaimedByTwo(deps, tx, account))) return;
  const confirmed = withEmailVerified(account);
  tx.set(profiles.doc(user_id), confirmed.profile);
  writeDirectory(deps.db, tx, confirmed);
}

/**
 * Deletes the documents of an expired sign-up, unless it was confirmed meanwhile or a link that
 * confirms it still works. Firebase's record of a confirmed e-mail counts too: after a backup was
 * restored, the documents may be from before the confirmation.
 */
async function expire(
  deps: SweepDeps,
  userId: string,
  user: UserRecord | undefined,
): Promise<boolean> {
  const { oneTimeLinks } = accountCollections(deps.db);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const account = await readAccount(deps.db, tx, userId);
      if (!account || !isUnconfirmedTooLong(account.profile, deps.now())) return false;
      if (user && isConfirmedAtAuth(user, account)) {
        // A password that Firebase's own mail set confirms nothing: it is undone later this night.
        if (linkedProviders(user).length === 0) await confirmLate(deps, tx, account);
        return false;
      }
      const links = await tx.get(oneTimeLinks.where('user_id', '==', userId));
      if (links.docs.some((link) => usableLink(link, 'email', deps.now()))) return false;
      removeAccount(deps.db, tx, userId);
      return true;
    });
  } catch (error) {
    deps.report(`the sign-up ${userId} could not be looked at`, error);
    return false;
  }
}

/**
 * Deletes the oldest first, so that none waits for ever. Users of Firebase Auth follow, a page at a
 * time: they hold no address any more, and one that is left goes as an orphan.
 */
async function expireUnconfirmed(deps: SweepDeps, most: number): Promise<number> {
  const { profiles } = accountCollections(deps.db);
  const waiting = profiles
    .where('must_confirm_email', '==', true)
    .where('created_at', '<=', new Date(deps.now().getTime() - UNCONFIRMED_LASTS_MS))
    .orderBy('created_at');
  let expired = 0;
  let looks = most * LOOKS_FOR_EACH;
  let rest = waiting;
  while (expired < most && looks > 0) {
    // Nobody waits for it.
    const { docs } = await rest.limit(Math.min(LOOKED_UP_AT_ONCE, most - expired, looks)).get();
    const last = docs.at(-1);
    if (last === undefined) break;
    const { users } = await deps.auth.getUsers(docs.map(({ id: uid }) => ({ uid })));
    const found = new Map(users.map((user) => [user.uid, user]));
    const gone: string[] = [];
    for (const { id } of docs) if (await expire(deps, id, found.get(id))) gone.push(id);
    await deps.auth.deleteUsers(gone);
    expired += gone.length;
    looks -= docs.length;
    // Those that are kept take no place from younger ones.
    rest = waiting.startAfter(last);
  }
  return expired;
}

function isOrphaned(deps: SweepDeps, user: UserRecord, profile: Account['profile'] | null) {
  const ageMs = deps.now().getTime() - Date.parse(user.metadata.creationTime);
  return profile === null && ageMs >= ORPHAN_AFTER_MS;
}

/** Looks at one page of Firebase's users. */
async function sweepPage(
  deps: SweepDeps,
  users: UserRecord[],
): Promise<Pick<SweptAccounts, 'orphans' | 'undone'>> {
  if (users.length === 0) return { orphans: 0, undone: 0 };
  const { profiles } = accountCollections(deps.db);
  const found = await deps.db.getAll(...users.map(({ uid }) => profiles.doc(uid)));
  const orphans: string[] = [];
  let undone = 0;
  for (const [at, user] of users.entries()) {
    const snapshot = found[at];
    try {
      const profile = parseDocument(StoredProfile, snapshot);
      if (isOrphaned(deps, user, profile)) orphans.push(user.uid);
      // Nobody waits for it.
      else if (profile && (await undoAndEndSessions(deps, user, profile))) undone += 1;
    } catch (error) {
      deps.report(`the account ${user.uid} could not be looked at`, error);
    }
  }
  const { failureCount } = await deps.auth.deleteUsers(orphans);
  return { orphans: orphans.length - failureCount, undone };
}

/** True if there is no account at all, as while a database is being restored. */
async function isEmpty(deps: SweepDeps): Promise<boolean> {
  return (await accountCollections(deps.db).profiles.limit(1).get()).empty;
}

/**
 * At night: deletes sign-ups that were not confirmed within a week, which frees the address, and
 * users that Firebase's public API created without the shop; undoes that API's changes to accounts;
 * refreshes rows of the user list. An account that fails stops no other.
 * @param most sign-ups deleted in one night, and twice as many looked at; the next night goes on.
 *   By default some minutes of work, even after a flood.
 */
export async function sweepAccounts(
  deps: SweepDeps,
  most: number = SIGN_UPS_A_DAY,
): Promise<SweptAccounts> {
  const expired = await expireUnconfirmed(deps, most);
  const rows = await refreshLateRows(deps);
  const swept = { expired, rows, orphans: 0, undone: 0 };
  if (await isEmpty(deps)) return swept;
  let pageToken: string | undefined;
  do {
    // Each page names the next.
    const page = await deps.auth.listUsers(PAGE_SIZE, pageToken);
    const { orphans, undone } = await sweepPage(deps, page.users);
    swept.orphans += orphans;
    swept.undone += undone;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return swept;
}
