import { CreateAdminResult, VerifyAdminLoginResult } from '@reef/domain/accounts/account-calls';
import {
  ADMIN_CALL_MESSAGES as CALL_WORDS,
  SETUP_MESSAGES as WORDS,
} from '@reef/domain/accounts/admin-messages';
import { normalizePin } from '@reef/domain/accounts/pin';
import { callFunction, type FailedCall, failureOf } from '#platform/data/calls/calls.ts';
import { failureMessage, readFailureMessage } from '#features/admin/users/call-messages.ts';
import type { ActionOutcome } from '#features/admin/users/edit/user-actions.ts';

/** An e-mail and a PIN as typed. */
export type Credentials = { email: string; pin: string };

/** A server fault is unexpected; a refusal has its own reason (SETUP-05). */
function wordsFor(answer: FailedCall, refused: (message: string) => string) {
  return failureOf(answer) === 'unsure' ? CALL_WORDS.unexpected : refused;
}

/** The outcome of making an account: that of the first row, or a failure if there is none. */
export function creationOutcome(rows: { success: boolean; message: string }[]): ActionOutcome {
  const [row] = rows;
  if (row === undefined) {
    return { ok: false, title: WORDS.failedTitle, message: CALL_WORDS.noCreateResult };
  }
  const { success, message } = row;
  return success
    ? { ok: true, title: WORDS.createdTitle, message }
    : { ok: false, title: WORDS.creationFailed, message };
}

/** What is sent to make an admin, without the spaces that copying puts around e-mail and code. */
export function newAdminRequest({ email, pin }: Credentials, setupCode: string | null) {
  return {
    admin_email: email.trim(),
    admin_pin: normalizePin(pin),
    ...(setupCode === null ? {} : { setup_code: setupCode.trim() }),
  };
}

/**
 * Makes an admin: `create_admin_account` (set-up page, 6 or more) or `create_initial_admin` (admin
 * panel, 4 or more). Without an admin's session the code is required (SETUP-06).
 */
export async function createAdmin(
  name: 'create_admin_account' | 'create_initial_admin',
  credentials: Credentials,
  setupCode: string | null,
): Promise<ActionOutcome> {
  const input = newAdminRequest(credentials, setupCode);
  const answer = await callFunction(name, input, CreateAdminResult);
  if (answer.ok) return creationOutcome(answer.data);
  const words = wordsFor(answer, CALL_WORDS.createFailed);
  return { ok: false, title: WORDS.failedTitle, message: words(failureMessage(answer)) };
}

/** The answer of `verify_admin_login`: whether the login works, and whether it is an admin's. */
export type VerifiedLogin =
  | { ok: true; isAdmin: boolean; message: string }
  | { ok: false; message: string };

/** Reads the first row of a verification. */
export function verification(
  rows: { success: boolean; message: string; is_admin: boolean }[],
): VerifiedLogin {
  const [row] = rows;
  if (row === undefined) return { ok: false, message: CALL_WORDS.noVerifyResult };
  const { success, message } = row;
  if (!success) return { ok: false, message };
  return { ok: true, isAdmin: row.is_admin, message };
}

/** Tries a login without signing in (`verify_admin_login`). */
export async function verifyLogin({ email, pin }: Credentials): Promise<VerifiedLogin> {
  const input = { login_email: email.trim(), login_pin: normalizePin(pin) };
  const answer = await callFunction('verify_admin_login', input, VerifyAdminLoginResult);
  if (answer.ok) return verification(answer.data);
  const words = wordsFor(answer, CALL_WORDS.verifyFailed);
  return { ok: false, message: words(readFailureMessage(answer)) };
}
