import { ExtendedProfile, Profile, UserRole } from '@reef/domain/accounts/account';
import { isActiveAdmin } from '@reef/domain/accounts/account-rights';
import { readDocument } from '#platform/data/read-document.ts';
import { fetchUsers } from '#features/admin/users/list/user-list-calls.ts';

/** The result of one check (ADMP-01), just asked of the server. */
export type SystemCheck = { isGood: boolean; text: string };

/** A part of the overview: its words before a result, for a good and a bad one, and its check. */
export type SystemPart = {
  key: 'access' | 'users' | 'database';
  name: string;
  good: string;
  bad: string;
  check: (userId: string) => Promise<SystemCheck>;
};

const FIGURES = new Intl.NumberFormat('en-US');

async function checkAccess(userId: string): Promise<SystemCheck> {
  const [role, extended] = await Promise.all([
    readDocument(`user_roles/${userId}`, UserRole),
    readDocument(`user_profiles_extended/${userId}`, ExtendedProfile),
  ]);
  const isGood = isActiveAdmin(role, extended);
  const text = isGood
    ? 'Your role is admin and your account is active.'
    : 'This account may not act as an admin.';
  return { isGood, text };
}

async function checkUsers(): Promise<SystemCheck> {
  const answer = await fetchUsers({ tab: 'all', search: '', cursor: null }, 1);
  if (!answer.ok) return { isGood: false, text: answer.message };
  const [all, admins] = [answer.page.counts.all, answer.page.counts.admins];
  return {
    isGood: true,
    text: `${FIGURES.format(all)} accounts, ${FIGURES.format(admins)} of them ${admins === 1 ? 'an admin' : 'admins'}.`,
  };
}

async function checkDatabase(userId: string): Promise<SystemCheck> {
  const from = performance.now();
  await readDocument(`profiles/${userId}`, Profile);
  const tookMs = Math.max(1, Math.round(performance.now() - from));
  return { isGood: true, text: `The server answered in ${tookMs} ms.` };
}

/** The three parts of the overview, in order. */
export const SYSTEM_PARTS: readonly SystemPart[] = [
  {
    key: 'access',
    name: 'Admin access',
    good: 'Admin Access Active',
    bad: 'Admin Access Not Confirmed',
    check: checkAccess,
  },
  {
    key: 'users',
    name: 'User management',
    good: 'User Management Ready',
    bad: 'User Management Not Ready',
    check: checkUsers,
  },
  {
    key: 'database',
    name: 'Database',
    good: 'Database Connected',
    bad: 'Database Not Connected',
    check: checkDatabase,
  },
];

/** Runs a part's check; a check that fails to run counts as bad. */
export async function checkPart(part: SystemPart, userId: string): Promise<SystemCheck> {
  try {
    return await part.check(userId);
  } catch {
    return { isGood: false, text: 'This check could not be run.' };
  }
}
