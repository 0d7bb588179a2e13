import type { AccountStatus, ContactAndShipping } from '@reef/domain/accounts/account';
import {
  ResetAuthPasswordResult,
  type UpdateAccountRequest,
  UpdateProfileResult,
} from '@reef/domain/accounts/account-calls';
import { Outcome } from '@reef/domain/shared/call-parts';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { isPinLength, normalizePin, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { callFunction } from '#platform/data/calls/calls.ts';
import { session } from '#state/session/session-store.ts';
import { failureMessage } from '#features/admin/users/call-messages.ts';

/** An action that was not done: a headline and the reason. */
export type ActionFailure = { ok: false; title: string; message: string };

/** The result of an action, in the words to show. */
export type ActionOutcome = { ok: true; title: string; message?: string } | ActionFailure;

/** Calls that answer `{ success, message }`, or fail. */
async function act(
  name: string,
  input: { target_user_id: string; [field: string]: unknown },
  words: { done: string; failed: string },
): Promise<ActionOutcome> {
  const answer = await callFunction(name, input, Outcome);
  if (!answer.ok) return { ok: false, title: words.failed, message: failureMessage(answer) };
  const { success, message } = answer.data;
  return success ? { ok: true, title: words.done } : { ok: false, title: words.failed, message };
}

const PROFILE_WORDS = { done: USER_MESSAGES.profileUpdated, failed: USER_MESSAGES.profileFailed };

/** Suspends or activates, blocks or allows purchases, or changes the e-mail (`update_account`). */
export function updateAccount(
  userId: string,
  change: Omit<UpdateAccountRequest, 'target_user_id'>,
): Promise<ActionOutcome> {
  return act('update_account', { target_user_id: userId, ...change }, PROFILE_WORDS);
}

/** Suspends an account or makes it active again. */
export function setStatus(userId: string, status: AccountStatus): Promise<ActionOutcome> {
  return updateAccount(userId, { account_status: status });
}

/** Adds to a failure that the other changes were saved before it. */
export function withOthersSaved(outcome: ActionOutcome): ActionOutcome {
  if (outcome.ok) return outcome;
  const reason = outcome.message.replace(/\.?$/, '.');
  return { ...outcome, message: `${reason} ${USER_MESSAGES.othersSaved}` };
}

/**
 * Saves an edited profile: contact and shipping by `update_user_extended_profile`, then the e-mail
 * if it changed. Unedited fields are left out, so that an older screen never overwrites what others
 * have changed since.
 */
export async function saveProfile(
  userId: string,
  contact: Partial<ContactAndShipping>,
  email: string | null,
): Promise<ActionOutcome> {
  const named = Object.entries(contact).map(([field, value]) => [`p_${field}`, value]);
  if (named.length > 0) {
    const input = { target_user_id: userId, ...Object.fromEntries(named) };
    const answer = await callFunction('update_user_extended_profile', input, UpdateProfileResult);
    if (!answer.ok) {
      return { ok: false, title: PROFILE_WORDS.failed, message: failureMessage(answer) };
    }
  }
  if (email === null) return { ok: true, title: PROFILE_WORDS.done };
  const outcome = await updateAccount(userId, { email });
  return named.length > 0 ? withOthersSaved(outcome) : outcome;
}

/** Marks the e-mail as verified; this cannot be undone (USER-02). */
export function verifyEmail(userId: string): Promise<ActionOutcome> {
  const words = { done: USER_MESSAGES.emailVerified, failed: USER_MESSAGES.verifyFailed };
  return act('verify_email', { target_user_id: userId }, words);
}

/** Gives or takes the admin role. */
export function setAdmin(userId: string, isAdmin: boolean): Promise<ActionOutcome> {
  const input = {
    target_user_id: userId,
    new_role: 'admin',
    action: isAdmin ? 'add' : 'remove',
  };
  const done = isAdmin ? USER_MESSAGES.roleAdded : USER_MESSAGES.roleRemoved;
  return act('update_user_role', input, { done, failed: USER_MESSAGES.roleFailed });
}

/** Deletes an account; its orders stay for the books. */
export function deleteUser(userId: string): Promise<ActionOutcome> {
  const words = { done: USER_MESSAGES.deleted, failed: USER_MESSAGES.deleteFailed };
  return act('delete_user_account', { target_user_id: userId }, words);
}

/** Why a new PIN is refused before the server is asked; null if it is not. */
export function newPinProblem(pin: string): ActionFailure | null {
  if (isPinLength(pin, MIN_PIN_LENGTH.standard)) return null;
  const { invalidPin, pinTooShort } = USER_MESSAGES;
  return { ok: false, title: invalidPin, message: pinTooShort };
}

/** Gives a user a new PIN (`reset-auth-password`); all their sessions end. */
export async function resetPassword(userId: string, pin: string): Promise<ActionOutcome> {
  const problem = newPinProblem(pin);
  if (problem !== null) return problem;
  const title = USER_MESSAGES.passwordFailed;
  const { user } = session.get();
  if (user === null) {
    return { ok: false, title, message: DENIAL_MESSAGES.resetSignedOut };
  }
  const input = { userId, newPassword: normalizePin(pin), adminUserId: user.uid };
  const answer = await callFunction('reset-auth-password', input, ResetAuthPasswordResult);
  if (!answer.ok) return { ok: false, title, message: failureMessage(answer) };
  if (answer.data.success) return { ok: true, title: USER_MESSAGES.passwordReset };
  const message = answer.data.error ?? USER_MESSAGES.unexpected;
  return { ok: false, title, message };
}
