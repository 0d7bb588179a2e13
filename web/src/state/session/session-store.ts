import type { ExtendedProfile, Profile, Role, UserRole } from '@reef/domain/accounts/account';
import {
  isSessionLive,
  purchaseBlockReason,
  type PurchaseBlockReason,
} from '@reef/domain/accounts/account-rights';
import type { SessionUser } from '#platform/firebase/auth-client.ts';
import { loadAuth, loadFirestore } from '#platform/firebase/load.ts';
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { forgetDatabase } from '#platform/data/live.ts';
import { liveDocument, type LiveDocument } from '#platform/data/live-document.ts';
import { keepSessionHint, SESSION_HINT_KEY, sessionHint } from '#platform/session-hint.ts';
import { loadWithRetry } from '#platform/device/online.ts';
import { hasStored, onStoredChange } from '#platform/storage.ts';
import { sleep } from '#platform/timing.ts';
import { createStore, type ReadableStore, type Store } from '#platform/store.ts';
import type * as SchemaModule from './account-schemas.ts';
import { afterUserChange } from './user-change.ts';

/**
 * The visitor's session. `signed-in` begins when the account's documents have been received once.
 */
export type Session = {
  phase: 'loading' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  /** From `user_roles`; none if the look-up fails. */
  role: Role | null;
  profile: Profile | null;
  extended: ExtendedProfile | null;
  /** True if neither the server nor this device could say whether there is a profile. */
  isProfileUnknown: boolean;
  /** Why this account may not buy, or null; null for guests too. */
  purchaseBlockReason: PurchaseBlockReason | null;
};

/** The state before the session is known (NAV-07). */
export const UNKNOWN: Session = {
  phase: 'loading',
  user: null,
  role: null,
  profile: null,
  extended: null,
  isProfileUnknown: false,
  purchaseBlockReason: null,
};

const SIGNED_OUT: Session = { ...UNKNOWN, phase: 'signed-out' };

/** The session of this browser. */
export const session: Store<Session> = createStore<Session>(UNKNOWN);

type Account = {
  role: LiveDocument<UserRole>;
  profile: LiveDocument<Profile>;
  extended: LiveDocument<ExtendedProfile>;
};

/** The session of a signed-in user, from what is known of the account's documents. */
export function sessionOf(user: SessionUser, account: Account): Session {
  const { role, profile, extended } = account;
  if ([role, profile, extended].some((document) => document.phase === 'loading')) {
    return { ...UNKNOWN, user };
  }
  const isProfileUnknown = profile.phase === 'error' && profile.data === null;
  // A profile that cannot be read blocks nobody: the server checks the account before it sells.
  const rights = isProfileUnknown ? { can_make_purchases: true } : profile.data;
  return {
    phase: 'signed-in',
    user,
    role: role.phase === 'ready' ? (role.data?.role ?? null) : null,
    profile: profile.data,
    extended: extended.data,
    isProfileUnknown,
    purchaseBlockReason: purchaseBlockReason(rights, extended.data),
  };
}

type Schemas = typeof SchemaModule;

function loadSchemas(): Promise<Schemas> {
  return import('./account-schemas.ts');
}

let endAccount = () => {};
let isPaused = false;

/** `hadReport` if a report of a loss was queued on this device, which is emptied. */
type Notice = (lost: { hadReport: boolean }) => void;
const notices = new Set<Notice>();

/** Calls back when the server ended this session: a PIN reset elsewhere, a suspension. */
export function onSessionEnded(notice: Notice): () => void {
  notices.add(notice);
  return () => notices.delete(notice);
}

/** True if an account's sessions were ended after this one began (`validFrom`). */
export function isOver(validFrom: Date | null, role: UserRole | null): boolean {
  return validFrom !== null && role !== null && !isSessionLive(validFrom, role);
}

/** How long another tab, which changed the PIN itself, has to hand over its new session. */
const GRACE_MS = 1500;

function isRefused(account: Account): boolean {
  return Object.values(account).some((document) => document.isRefused);
}

async function end(user: SessionUser): Promise<void> {
  if (isPaused || session.get().user?.uid !== user.uid) return;
  endAccount();
  const auth = await loadAuth();
  const hadReport = hasStored(QUEUED_REPORTS_KEY);
  await auth.signOut();
  for (const notice of notices) notice({ hadReport });
}

async function endIfOver(user: SessionUser, account: () => Account): Promise<void> {
  const auth = await loadAuth();
  if (!isOver(await auth.sessionValidFrom(), account().role.data)) return;
  await sleep(GRACE_MS);
  if (isOver(await auth.sessionValidFrom(), account().role.data)) await end(user);
}

async function followAnew(user: SessionUser, how: { isSecondTry: boolean }): Promise<void> {
  const [{ reconnect }, schemas] = await Promise.all([loadFirestore(), loadSchemas()]);
  const isGone = () => session.get().user?.uid !== user.uid;
  if (isGone()) return;
  await reconnect();
  if (isGone()) return;
  endAccount();
  follow(user, schemas, how);
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

let recheck = () => {};

function follow(
  user: SessionUser,
  { UserRole, Profile, ExtendedProfile }: Schemas,
  { isSecondTry } = { isSecondTry: false },
): void {
  const role = liveDocument(`user_roles/${user.uid}`, UserRole);
  const profile = liveDocument(`profiles/${user.uid}`, Profile);
  const extended = liveDocument(`user_profiles_extended/${user.uid}`, ExtendedProfile);
  const account = () => ({ role: role.get(), profile: profile.get(), extended: extended.get() });
  let isAsked = false;
  const check = () => {
    // While a PIN is changed here, this page itself ends the old session.
    if (isPaused || isAsked) return;
    if (isRefused(account())) {
      isAsked = true;
      void (isSecondTry ? end(user) : tryAgain(user));
    } else if (account().role.data?.sessions_valid_from) void endIfOver(user, account);
  };
  const publish = () => {
    const next = sessionOf(user, account());
    const present = session.get();
    // What is known of this account stays until there is something newer.
    const isKnown = present.phase === 'signed-in' && present.user?.uid === user.uid;
    const isUnsure = next.phase === 'loading' || isRefused(account());
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

async function onUserChange(
  user: SessionUser | null,
  isHere: boolean,
  schemas: Schemas,
): Promise<void> {
  if (user?.uid === session.get().user?.uid && session.get().phase === 'signed-in') return;
  endAccount();
  const shownId = session.get().user?.uid ?? null;
  const change = afterUserChange({ hint: sessionHint(), shownId, user, isHere });
  keepSessionHint(change.next);
  if (user === null) session.set(SIGNED_OUT);
  else follow(user, schemas);
  const { forgotten } = change;
  if (forgotten === null) return;
  const cleared = import('./clear-user-data.ts').then(({ clearUserData }) =>
    clearUserData(forgotten),
  );
  await Promise.allSettled([cleared, change.emptiesDatabase && forgetDatabase()]);
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
  // An account is followed as soon as it is known.
  const [{ onUser }, schemas] = await Promise.all([loadAuth(), loadSchemas()]);
  await new Promise<void>((resolve) => {
    onUser((user, isHere) => {
      applyOrDefer(() => onUserChange(user, isHere, schemas));
      resolve();
    });
  });
}

let connection: Promise<void> | null = null;

/**
 * Follows the browser's sign-in; from then on `session` is correct. Rejects if auth cannot be
 * loaded; the next call then tries again.
 */
function connectSession(): Promise<void> {
  connection ??= connect().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/**
 * Starts the session. A browser that is not signed in is known as such at once and loads no auth; a
 * sign-in in another tab is noticed by its hint.
 */
export function startSession(): () => void {
  if (sessionHint() === null) session.set(SIGNED_OUT);
  else void loadWithRetry(connectSession);
  return onStoredChange((key) => {
    const isAboutHint = key === null || key === SESSION_HINT_KEY;
    if (isAboutHint && sessionHint() !== null) void loadWithRetry(connectSession);
  });
}
