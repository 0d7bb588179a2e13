import type { UserRecord } from 'firebase-admin/auth';
import type { Account } from '#accounts/account.ts';
import { ignoreMissingUser } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from '#accounts/admin/change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import type { Result } from '#accounts/refusal.ts';

/** Whether Firebase has the account's current e-mail as confirmed, also by its own mail. */
export function isConfirmedAtAuth(user: UserRecord, { profile }: Account): boolean {
  return user.emailVerified && user.email === profile.email;
}

/** The account with its e-mail confirmed; one that waited for that may now buy. */
export function withEmailVerified(account: Account): Account {
  const { opens_on_confirmation: opens, must_confirm_email: _waits, ...profile } = account.profile;
  const can_make_purchases = profile.can_make_purchases || opens === true;
  return { ...account, profile: { ...profile, email_verified: true, can_make_purchases } };
}

const decide: Decide = (account) => {
  const entry = {
    action: 'verify-email',
    before: { email_verified: false },
    after: { email_verified: true },
  } as const;
  const recorded = account.profile.email_verified ? [] : [entry];
  return { ok: true, value: { next: withEmailVerified(account), recorded } };
};

/** `verify_email`: an admin vouches for an address; there is no way back (USER-02). */
export async function verifyEmail(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
): Promise<Result> {
  const result = await changeAccount(deps, caller, targetId, decide);
  if (!result.ok) return result;
  await ignoreMissingUser(() => deps.auth.updateUser(targetId, { emailVerified: true }));
  return { ok: true, value: null };
}
