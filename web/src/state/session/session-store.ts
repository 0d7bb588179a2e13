import type { ExtendedProfile, Profile, Role } from '@reef/domain/accounts/account';
import type { PurchaseBlockReason } from '@reef/domain/accounts/account-rights';
import type { SessionUser } from '#platform/firebase/auth-client.ts';
import { createStore, type Store } from '#platform/store.ts';

/**
 * The visitor's session. `signed-in` begins when the account's documents have been received once.
 */
export type Session = {
  phase: 'loading' | 'signed-out' | 'signed-in';
  /** As Firebase read it when the page began; `profile` has the account's present e-mail. */
  user: SessionUser | null;
  /** From `user_roles`; `user` for a suspended admin, none if the look-up fails. */
  role: Role | null;
  /** True if nobody could say which role the account has, or it is none that this page knows. */
  isRoleUnknown: boolean;
  profile: Profile | null;
  extended: ExtendedProfile | null;
  /** True if there may be a profile: nobody could say so, or it is there and does not parse. */
  isProfileUnknown: boolean;
  /**
   * True once the server has answered for the account's documents. Until then `purchaseBlockReason`
   * is what this device knew last.
   */
  isConfirmed: boolean;
  /** Why this account may not buy, or null; null for guests too. */
  purchaseBlockReason: PurchaseBlockReason | null;
};

/** The state before the session is known (NAV-07). */
export const UNKNOWN: Session = {
  phase: 'loading',
  user: null,
  role: null,
  isRoleUnknown: false,
  profile: null,
  extended: null,
  isProfileUnknown: false,
  isConfirmed: false,
  purchaseBlockReason: null,
};

/** The session of a guest. */
export const SIGNED_OUT: Session = { ...UNKNOWN, phase: 'signed-out' };

/** The session of this browser. */
export const session: Store<Session> = createStore<Session>(UNKNOWN);

/** `lost`: sentences about what may be lost, because this device is emptied. */
type Notice = (why: string, lost: readonly string[]) => void;
const notices = new Set<Notice>();

/**
 * Calls back when this session was ended by the server or by Firebase: a PIN reset elsewhere, a
 * suspension, a deletion, a token that is not renewed.
 */
export function onSessionEnded(notice: Notice): () => void {
  notices.add(notice);
  return () => notices.delete(notice);
}

/** Tells every listener that this session was ended. */
export function notifySessionEnded(why: string, lost: readonly string[]): void {
  for (const notice of notices) notice(why, lost);
}
