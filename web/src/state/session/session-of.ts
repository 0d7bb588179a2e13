import type { ExtendedProfile, Profile, Role, UserRole } from '@reef/domain/accounts/account';
import {
  isActiveAdmin,
  isSessionLive,
  purchaseBlockReason,
} from '@reef/domain/accounts/account-rights';
import type { LiveDocument } from '#platform/data/live-document.ts';
import type { SessionUser } from '#platform/firebase/auth-client.ts';
import { UNKNOWN, type Session } from './session-store.ts';

/** What is known of the documents of an account. */
export type Account = {
  role: LiveDocument<UserRole>;
  profile: LiveDocument<Profile>;
  extended: LiveDocument<ExtendedProfile>;
};

/** The role that the server grants: an admin who is suspended is refused like any user. */
function roleOf(role: LiveDocument<UserRole>, extended: ExtendedProfile | null): Role | null {
  if (role.phase !== 'ready' || role.data === null) return null;
  return isActiveAdmin(role.data, extended) ? 'admin' : 'user';
}

/** The user with the account's present e-mail: Firebase read its own when the page began. */
function withPresentEmail(user: SessionUser, profile: Profile | null): SessionUser {
  const email = profile?.email ?? user.email;
  return email === user.email ? user : { ...user, email };
}

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
    user: withPresentEmail(user, profile.data),
    role: roleOf(role, extended.data),
    profile: profile.data,
    extended: extended.data,
    isProfileUnknown,
    purchaseBlockReason: purchaseBlockReason(rights, extended.data),
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
