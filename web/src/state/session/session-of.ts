import type { ExtendedProfile, Profile, UserRole } from '@reef/domain/accounts/account';
import { isSessionLive, purchaseBlockReason } from '@reef/domain/accounts/account-rights';
import type { LiveDocument } from '#platform/data/live/live-document.ts';
import type { SessionUser } from '#platform/firebase/auth-client.ts';
import { UNKNOWN, type Session } from './session-store.ts';

/** What is known of the documents of an account. */
export type Account = {
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
  const blockReason = purchaseBlockReason(rights, extended.data);
  const given = role.phase === 'ready' ? (role.data?.role ?? null) : null;
  return {
    phase: 'signed-in',
    user,
    // An admin who is suspended is refused like any user.
    role: given !== null && blockReason === 'account-suspended' ? 'user' : given,
    isRoleUnknown: role.phase === 'error',
    profile: profile.data,
    extended: extended.data,
    isProfileUnknown,
    isConfirmed: isConfirmed(account),
    purchaseBlockReason: blockReason,
  };
}

/** True if an account's sessions were ended after this one began (`validFrom`). */
export function isOver(validFrom: Date | null, role: UserRole | null): boolean {
  return validFrom !== null && role !== null && !isSessionLive(validFrom, role);
}

/** True if the server does not let this session read the account (any more). */
export function isRefused(account: Account): boolean {
  return Object.values(account).some((document) => document.isRefused);
}

/** True if the server has answered for every document of the account, so that this session is live. */
export function isConfirmed(account: Account): boolean {
  return Object.values(account).every(
    ({ phase, isFromCache }) => (phase === 'ready' || phase === 'missing') && !isFromCache,
  );
}

/**
 * True if the server has none of the account's documents. One step makes all of them before anybody
 * can sign in, and one step deletes them, so that only a deleted account has none.
 */
export function isDeleted(account: Account): boolean {
  return Object.values(account).every(
    ({ phase, isFromCache }) => phase === 'missing' && !isFromCache,
  );
}
