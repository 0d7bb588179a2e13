import { CreateAdminResult, VerifyAdminLoginResult } from '@reef/domain/accounts/account-calls';
import {
  ADMIN_CALL_MESSAGES as CALL_WORDS,
  SETUP_MESSAGES as WORDS,
} from '@reef/domain/accounts/admin-messages';
import { normalizePin } from '@reef/domain/accounts/pin';
import { callFunction } from '#platform/data/calls.ts';
import { failureMessage, type FailedCall } from './call-messages.ts';
import type { ActionOutcome } from './edit/user-actions.ts';

/** An e-mail and a PIN as typed. */
export type Credentials = { email: string; pin: string };

/** A server that broke is unexpected; one that refused has said why (SETUP-05). */
function callMessage(failed: FailedCall, refused: (message: string) => string): string {
  const isFault = failed.code === 'internal' || failed.code === 'unknown';
  const words = failureMessage(failed);
  return isFault ? CALL_WORDS.unexpected(words) : refused(words);
}

/** Tells a server's refusal, and no row at all, from an account that was made. */
export function creationOutcome(rows: { success: boolean; message: string }[]): ActionOutcome {
  const [row] = rows;
  if (row === undefined) {
    return { ok: false, title: WORDS.failedTitle, text: CALL_WORDS.noCreateResult };
  }
  if (!row.success) return { ok: false, title: WORDS.creationFailed, text: row.message };
  return { ok: true, title: WORDS.createdTitle, text: row.message };
}

/**
 * Makes an admin: `create_admin_account` (set-up page, 6 or more) or `create_initial_admin`
 * (admin panel, 4 or more). Without an admin's session the code is required (SETUP-06).
 */
export async function createAdmin(
  name: 'create_admin_account' | 'create_initial_admin',
  { email, pin }: Credentials,
  setupCode: string | null,
): Promise<ActionOutcome> {
  const input = {
    admin_email: email.trim(),
    admin_pin: normalizePin(pin),
    ...(setupCode === null ? {} : { setup_code: setupCode }),
  };
  const answer = await callFunction(name, input, CreateAdminResult);
  if (answer.ok) return creationOutcome(answer.data);
  const text = callMessage(answer, CALL_WORDS.createFailed);
  return { ok: false, title: WORDS.failedTitle, text };
}

/** What `verify_admin_login` found: whether the login works, and whether it is an admin's. */
export type VerifiedLogin =
  | { ok: true; isAdmin: boolean; message: string }
  | { ok: false; message: string };

/** Reads the first row of a verification. */
export function verification(
  rows: { success: boolean; message: string; is_admin: boolean }[],
): VerifiedLogin {
  const [row] = rows;
  if (row === undefined) return { ok: false, message: CALL_WORDS.noVerifyResult };
  if (!row.success) return { ok: false, message: row.message };
  return { ok: true, isAdmin: row.is_admin, message: row.message };
}

/** Tries a login without signing in (`verify_admin_login`). */
export async function verifyLogin({ email, pin }: Credentials): Promise<VerifiedLogin> {
  const input = { login_email: email.trim(), login_pin: normalizePin(pin) };
  const answer = await callFunction('verify_admin_login', input, VerifyAdminLoginResult);
  if (answer.ok) return verification(answer.data);
  return { ok: false, message: callMessage(answer, CALL_WORDS.verifyFailed) };
}
