/* Imported only by what is itself loaded by `import()`: it brings zod (decision 40). */
import { ExtendedProfile, Profile, UserRole } from '@reef/domain/accounts/account';
import { liveDocument } from '#platform/data/live/live-document.ts';
import type { SessionUser } from '#platform/firebase/auth-client.ts';
import { loadAuth, loadFirestore } from '#platform/firebase/load.ts';
import { proof } from '#platform/firebase/proof.ts';
import { sessionHint, setSessionHint } from '#platform/session-hint.ts';
import { onStoredChange } from '#platform/storage.ts';
import type { ReadableStore } from '#platform/store.ts';
import { sleep } from '#platform/timing.ts';
import { clearUserData } from './end/clear-user-data.ts';
import { forgetUser, keepUser, markToForget, unforgotten } from './end/forget-user.ts';
import { lostWithSession } from './end/lost-with-session.ts';
import { pauseBeyondPinChange, PIN_CHANGE_KEY, pinChangeLeft } from './own-account/pin-change.ts';
import { queuedChangeKey, settleMark } from './own-account/queued-changes.ts';
import {
  type Account,
  isConfirmed,
  isDeleted,
  isOver,
  isRefused,
  sessionOf,
} from './session-of.ts';
import { session, SIGNED_OUT, notifySessionEnded, UNKNOWN } from './session-store.ts';
import { afterUserChange } from './user-change.ts';

export { finishForgetting } from './end/forget-user.ts';

let endAccount = () => {};
let isPaused = false;

/** How long another tab, which changed the PIN itself, has to hand over its new session. */
const GRACE_MS = 1500;

/**
 * Signs out. The mark comes first: Firebase deletes the session a moment before it says so, and the
 * page may be closed in that moment.
 * @throws if Firebase cannot delete the session.
 */
export async function endSession(): Promise<void> {
  const auth = await loadAuth();
  const uid = session.get().user?.uid ?? sessionHint();
  if (uid !== null) markToForget(uid);
  try {
    await auth.signOut();
  } catch (fault) {
    if (uid !== null) keepUser(uid);
    throw fault;
  }
}

const CHANGED = 'The PIN or the status of this account was changed. Please sign in again.';
const DELETED = 'This account was deleted.';

/** Firebase does not say why it renews no token. */
const CHANGED_OR_DELETED =
  'The PIN or the status of this account was changed, or it was deleted. Please sign in again.';

async function end(user: SessionUser, why: string = CHANGED): Promise<void> {
  if (isPaused || session.get().user?.uid !== user.uid) return;
  endAccount();
  // Not awaited before the end: what this device is about to lose is read at once. Of a deleted
  // account nothing could be sent again.
  const lost = why === DELETED ? [] : lostWithSession(user.uid);
  await endSession();
  notifySessionEnded(why, await lost);
}

async function endIfOver(user: SessionUser, account: () => Account): Promise<void> {
  const auth = await loadAuth();
  if (!isOver(await auth.sessionValidFrom(), account().role.data)) return;
  await sleep(GRACE_MS);
  if (isOver(await auth.sessionValidFrom(), account().role.data)) await end(user);
}

async function followAnew(user: SessionUser, how: { isSecondTry: boolean }): Promise<void> {
  const { reconnect } = await loadFirestore();
  const isGone = () => session.get().user?.uid !== user.uid;
  if (isGone()) return;
  await reconnect();
  if (isGone()) return;
  endAccount();
  follow(user, how);
}

/** The database's streams keep the token they began with; a new session needs new streams. */
async function tryAgain(user: SessionUser): Promise<void> {
  await sleep(GRACE_MS);
  await followAnew(user, { isSecondTry: true });
}

/** Requests the account's documents again, at once, if they could not be read. */
export async function reloadAccount(): Promise<void> {
  const before = session.get();
  if (before.user === null) return;
  session.set({ ...UNKNOWN, user: before.user });
  try {
    await followAnew(before.user, { isSecondTry: false });
  } catch {
    session.set(before);
  }
}

/** Requests the account's documents again, while the session stays as it is known. */
function followWithProof(): void {
  const { user } = session.get();
  if (user !== null) followAnew(user, { isSecondTry: false }).catch(() => {});
}

let recheck = () => {};

function follow(user: SessionUser, { isSecondTry } = { isSecondTry: false }): void {
  const role = liveDocument(`user_roles/${user.uid}`, UserRole);
  const profile = liveDocument(`profiles/${user.uid}`, Profile);
  const extended = liveDocument(`user_profiles_extended/${user.uid}`, ExtendedProfile);
  const account = () => ({ role: role.get(), profile: profile.get(), extended: extended.get() });
  let isAsked = false;
  let isLastTry = isSecondTry;
  const check = () => {
    // While a PIN is changed here, this page itself ends the old session.
    if (isPaused || isAsked) return;
    const left = pinChangeLeft();
    if (left > 0) {
      // The tab that changes it gives this one its new session.
      void sleep(left).then(() => recheck());
      return;
    }
    if (isDeleted(account())) {
      isAsked = true;
      void end(user, DELETED);
    } else if (isRefused(account())) {
      isAsked = true;
      void (isLastTry ? end(user) : tryAgain(user));
    } else if (account().role.data?.sessions_valid_from) void endIfOver(user, account);
  };
  const publish = () => {
    // The page may stay open for days: each change of the PIN refuses its reads anew.
    if (isConfirmed(account())) isLastTry = false;
    const next = sessionOf(user, account());
    const present = session.get();
    // What is known of this account stays until there is something newer.
    const isKnown = present.phase === 'signed-in' && present.user?.uid === user.uid;
    // Without a network, what the server has confirmed comes from the cache.
    if (isKnown && present.isConfirmed) next.isConfirmed = true;
    const isUnsure =
      next.phase === 'loading' ||
      (present.role !== null && role.get().phase === 'error') ||
      isRefused(account()) ||
      isDeleted(account());
    if (!isKnown || !isUnsure) session.set(next);
    check();
  };
  const documents: ReadableStore<unknown>[] = [role, profile, extended];
  const ends = documents.map((document) => document.subscribe(publish));
  recheck = check;
  endAccount = () => {
    recheck = () => {};
    for (const leave of ends) leave();
  };
  publish();
}

/** Another tab that signs out deletes the hint a moment after the session. */
const SIGN_OUT_MS = 1000;

/**
 * Says that a session ended by itself, as Firebase ends one whose token it does not renew. A change
 * of the PIN in another tab may have ended it, and that tab hands over a new one.
 */
async function notifyIfLost(userId: string): Promise<void> {
  await pauseBeyondPinChange(SIGN_OUT_MS);
  const isLost = sessionHint() === userId && session.get().user === null;
  if (isLost) notifySessionEnded(CHANGED_OR_DELETED, []);
}

async function clearLeft(userId: string): Promise<void> {
  try {
    const { clearLeftData } = await import('./end/clear-left-data.ts');
    await clearLeftData(userId);
  } catch {
    // The mark stays, for the next page.
  }
}

async function onUserChange(user: SessionUser | null, isHere: boolean): Promise<void> {
  const { user: shown, phase } = session.get();
  if (user?.uid === shown?.uid && phase === 'signed-in') return;
  endAccount();
  const { next, forgotten, emptiesDatabase, left } = afterUserChange({
    hint: sessionHint(),
    unforgotten: unforgotten(),
    shownId: shown?.uid ?? null,
    user,
    isHere,
  });
  if (left !== null) void clearLeft(left);
  if (forgotten !== null && emptiesDatabase) markToForget(forgotten);
  setSessionHint(next);
  if (user === null) {
    session.set(SIGNED_OUT);
    if (shown !== null && !isHere) void notifyIfLost(shown.uid);
  } else {
    follow(user);
    keepUser(user.uid);
    settleMark(user.uid);
  }
  if (forgotten === null) return;
  if (emptiesDatabase) await forgetUser(forgotten);
  else clearUserData(forgotten).catch(() => {});
}

let pending: (() => Promise<void>) | null = null;

function applyOrDefer(change: () => Promise<void>): void {
  if (isPaused) pending = change;
  else void change();
}

/**
 * Runs a sign-in, or a change of PIN that signs in again, while the session stays unchanged:
 * screens change once, after the server's last answer.
 */
export async function withSessionUpdatesPaused<T>(signIn: () => Promise<T>): Promise<T> {
  await connectSession();
  isPaused = true;
  try {
    return await signIn();
  } finally {
    isPaused = false;
    await pending?.();
    pending = null;
    recheck();
  }
}

async function connect(): Promise<void> {
  let hinted = sessionHint();
  const { onUser, signOut } = await loadAuth();
  // What was refused for want of the proof is not requested again by itself.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) proof.onRegained = followWithProof;
  onStoredChange(
    (key) => key === PIN_CHANGE_KEY,
    () => recheck(),
  );
  // The tab that made the change may be closed before it is answered.
  onStoredChange(
    (key) => key === queuedChangeKey(session.get().user?.uid ?? ''),
    () => settleMark(session.get().user?.uid ?? ''),
  );
  // An account is followed as soon as it is known.
  await new Promise<void>((resolve) => {
    onUser((user, isHere) => {
      const hear = () => applyOrDefer(() => onUserChange(user, isHere));
      // While Auth began here, another tab signed out: Auth has stored the session that it had read
      // before.
      const isUndone = hinted !== null && user?.uid === hinted && sessionHint() === null;
      hinted = null;
      if (isUndone) signOut().catch(hear);
      else hear();
      resolve();
    });
  });
}

let connection: Promise<void> | null = null;

/**
 * Follows the browser's sign-in; from then on `session` is correct. Rejects if auth cannot be
 * loaded; the next call then tries again.
 */
export function connectSession(): Promise<void> {
  connection ??= connect().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}
