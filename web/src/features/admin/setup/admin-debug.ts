import { ExtendedProfile, Profile, UserRole } from '@reef/domain/accounts/account';
import { normalizeEmail } from '@reef/domain/accounts/email';
import { readQuery } from '#platform/data/database.ts';
import { readDocument } from '#platform/data/read-document.ts';

/** The admin who asks. */
type Me = { uid: string; email: string };

/** The documents of an account, for the Admin Debug card (SETUP-04). */
export type DebugReport = {
  email: string;
  userId: string;
  /** From `user_roles`; null if there is no role. */
  role: UserRole['role'] | null;
  status: ExtendedProfile['account_status'] | null;
  isVerified: boolean;
};

async function userIdOf(email: string, own: Me): Promise<string | null> {
  const wanted = normalizeEmail(email);
  if (wanted === '' || wanted === own.email) return own.uid;
  const where = [['email', '==', wanted]] as const;
  const [found] = await readQuery({ collection: 'profiles', where, limit: 1 }, Profile);
  return found?.user_id ?? null;
}

/**
 * Reads profile, role and status of the account with an e-mail (the admin's own if it is empty)
 * from the server. Null if there is none. Rejects if the rules refuse: only admins may ask about
 * others.
 */
export async function debugReport(email: string, own: Me): Promise<DebugReport | null> {
  const userId = await userIdOf(email, own);
  if (userId === null) return null;
  const [profile, role, extended] = await Promise.all([
    readDocument(`profiles/${userId}`, Profile),
    readDocument(`user_roles/${userId}`, UserRole),
    readDocument(`user_profiles_extended/${userId}`, ExtendedProfile),
  ]);
  if (profile === null) return null;
  return {
    email: profile.email,
    userId,
    role: role?.role ?? null,
    status: extended?.account_status ?? null,
    isVerified: profile.email_verified,
  };
}
