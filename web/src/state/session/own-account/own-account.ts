import type { ContactAndShipping } from '@reef/domain/accounts/account';
import { ResetPinResult } from '@reef/domain/accounts/account-calls';
import { CHANGE_PIN_MESSAGES } from '@reef/domain/accounts/profile-messages';
import { normalizePin } from '@reef/domain/accounts/pin';
import { callFunction, type FailedCall, failureOf } from '#platform/data/calls/calls.ts';
import { updateDocument, writeStatus, type WriteStatus } from '#platform/data/database.ts';
import type { Failure } from '#platform/failure.ts';
import { loadAuth } from '#platform/firebase/load.ts';
import { SERVER_TIME } from '#platform/data/query-spec.ts';
import { sleep } from '#platform/timing.ts';
import { withSessionUpdatesPaused } from '#state/session/follow-session.ts';
import { announcePinChange } from './pin-change.ts';
import { markChange } from './queued-changes.ts';
import { session } from '#state/session/session-store.ts';

/** How long another tab may take to learn that the PIN was changed in this one. */
const HAND_OVER_MS = 2000;

async function writeContact(path: string, edits: Partial<ContactAndShipping>): Promise<void> {
  const write = () => updateDocument(path, { ...edits, updated_at: SERVER_TIME });
  try {
    await write();
  } catch {
    // One tab writes for all tabs of a browser. After a change of PIN it may be one that still has
    // the ended session, and is refused.
    await sleep(HAND_OVER_MS);
    await write();
  }
}

/**
 * Writes the changes of the user's own contact and shipping straight to the document under its
 * rules, so that it also works without a connection and is sent later. Rejects if it is refused at
 * once.
 * @param edits only the changed fields: a later write must not overwrite what another device has
 * saved in the others.
 */
export async function saveContact(edits: Partial<ContactAndShipping>): Promise<WriteStatus> {
  const { user } = session.get();
  if (user === null) throw new Error('nobody is signed in');
  const path = `user_profiles_extended/${user.uid}`;
  const sent = writeContact(path, edits);
  markChange(user.uid, sent);
  return writeStatus(path, sent);
}

/**
 * The result of changing a PIN. A refusal of the server has words to show; `unsure` if its answer
 * was lost, so that the new PIN may be valid already.
 */
export type ChangePinResult =
  | { ok: true }
  | Failure<'refused'>
  | { ok: false; refusal: 'failed' | 'unsure' };

/** A refusal with the server's reason, or our words if it gave none (PROF-04). */
export function pinRefused(message: string): ChangePinResult {
  return { ok: false, refusal: 'refused', message: message || CHANGE_PIN_MESSAGES.refused };
}

/** The result of a call without an answer: without a connection nothing was sent. */
export function pinUnanswered(failure: FailedCall): ChangePinResult {
  return { ok: false, refusal: failureOf(failure) === 'unsure' ? 'unsure' : 'failed' };
}

/**
 * The result once the server has changed a PIN (PROF-04): done, even if this browser cannot sign in
 * again. Its session then ends like those of all other devices, and says why.
 */
export async function pinChanged(signInAgain: () => Promise<void>): Promise<ChangePinResult> {
  try {
    await signInAgain();
  } catch {
    // The signal was lost after the answer.
  }
  return { ok: true };
}

async function signInWith(token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const auth = await loadAuth();
  await auth.signInWithToken(token);
}

/**
 * Changes the user's own PIN (`reset_pin_by_user_id`). Every session ends with it; this browser
 * signs in again at once with the token in the answer.
 */
export async function changePin(current: string, next: string): Promise<ChangePinResult> {
  const { user } = session.get();
  if (user === null) return { ok: false, refusal: 'failed' };
  const request = {
    p_target_user_id: user.uid,
    p_current_pin: normalizePin(current),
    p_new_pin: normalizePin(next),
  };
  try {
    const change = async (): Promise<ChangePinResult> => {
      const answer = await callFunction('reset_pin_by_user_id', request, ResetPinResult);
      if (!answer.ok) return pinUnanswered(answer);
      const { success, message, token } = answer.data;
      if (!success) return pinRefused(message);
      return pinChanged(() => signInWith(token));
    };
    return await withSessionUpdatesPaused(() => announcePinChange(change));
  } catch {
    return { ok: false, refusal: 'failed' };
  }
}
