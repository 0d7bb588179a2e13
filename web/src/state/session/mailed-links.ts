import { Outcome } from '@reef/domain/shared/call-parts';
import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { type CallResult, callFunction, isUnanswered } from '#platform/data/calls.ts';
import type { Failure } from '#platform/failure.ts';

/**
 * The result of using or requesting a mailed link. `invalid`: the PINs as typed, or a link that was
 * never sent; `unsure`: the server may have done it.
 */
export type LinkOutcome =
  | { ok: true; message: string }
  | Failure<'invalid' | 'refused' | 'offline' | 'unsure' | 'failed'>;

/** What to say if a call failed: `failed`, or `unsure` if the server may have done it. */
type Words = { failed: string; unsure: string };

/** The outcome of a mailed link's call. */
export function linkOutcome(
  answer: CallResult<{ success: boolean; message: string }>,
  { failed, unsure }: Words,
): LinkOutcome {
  if (answer.ok) {
    const { success, message } = answer.data;
    return success ? { ok: true, message } : { ok: false, refusal: 'refused', message };
  }
  if (answer.code === 'invalid-argument') {
    return { ok: false, refusal: 'invalid', message: LINK_MESSAGES.dead };
  }
  if (answer.code === 'unavailable') {
    return { ok: false, refusal: 'offline', message: AUTH_MESSAGES.offline };
  }
  return isUnanswered(answer)
    ? { ok: false, refusal: 'unsure', message: unsure }
    : { ok: false, refusal: 'failed', message: failed };
}

/** Requests a mailed link (ORD-06): to choose a new PIN, or to confirm the e-mail. */
export async function requestLink(
  occasion: 'forgotten' | 'unconfirmed',
  email: string,
): Promise<LinkOutcome> {
  const { failed } = LINK_MESSAGES;
  const answer = await callFunction('request_link', { email, occasion }, Outcome);
  // Requesting it once more does no harm.
  return linkOutcome(answer, { failed, unsure: failed });
}

/** Sets the new PIN of the account that a mailed link opens. */
export async function setPinByLink(token: string, pin: string): Promise<LinkOutcome> {
  const words = { failed: AUTH_MESSAGES.unexpected, unsure: LINK_MESSAGES.pinUnsure };
  return linkOutcome(await callFunction('use_pin_link', { token, pin }, Outcome), words);
}

/** Confirms the e-mail of the account that a mailed link opens. */
export async function confirmByLink(token: string): Promise<LinkOutcome> {
  const words = { failed: AUTH_MESSAGES.unexpected, unsure: LINK_MESSAGES.confirmUnsure };
  return linkOutcome(await callFunction('use_email_link', { token }, Outcome), words);
}
