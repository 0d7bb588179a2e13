import { Outcome } from '@reef/domain/shared/call-parts';
import type { LinkOccasion } from '@reef/domain/accounts/link-calls';
import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { AUTH_MESSAGES } from '@reef/domain/accounts/sign-in-messages';
import { type CallResult, callFunction, failureOf } from '#platform/data/calls/calls.ts';

/** The result of using or requesting a mailed link, in the words to show. */
export type LinkOutcome = { ok: boolean; message: string };

/**
 * What to say if a call failed: `refused`, `unsure` if the server may have done it, or `dead` if the
 * link is none.
 */
type Words = { refused: string; unsure: string; dead: string };

/** The outcome of a mailed link's call. */
export function linkOutcome(
  answer: CallResult<{ success: boolean; message: string }>,
  words: Words,
): LinkOutcome {
  if (answer.ok) return { ok: answer.data.success, message: answer.data.message };
  if (answer.code === 'invalid-argument') return { ok: false, message: words.dead };
  const failure = failureOf(answer);
  return { ok: false, message: failure === 'unsent' ? answer.message : words[failure] };
}

/** Requests a mailed link (ORD-06): to choose a new PIN, or to confirm the e-mail. */
export async function requestLink(occasion: LinkOccasion, email: string): Promise<LinkOutcome> {
  const { failed, dead } = LINK_MESSAGES;
  const answer = await callFunction('request_link', { email, occasion }, Outcome);
  // Requesting it once more does no harm.
  return linkOutcome(answer, { refused: failed, unsure: failed, dead });
}

/** Sets the new PIN of the account that a mailed link opens. */
export async function setPinByLink(token: string, pin: string): Promise<LinkOutcome> {
  const { pinUnsure: unsure, dead } = LINK_MESSAGES;
  const words = { refused: AUTH_MESSAGES.unexpected, unsure, dead };
  return linkOutcome(await callFunction('use_pin_link', { token, pin }, Outcome), words);
}

/** Confirms the e-mail of the account that a mailed link opens. */
export async function confirmByLink(token: string): Promise<LinkOutcome> {
  const { confirmUnsure: unsure, deadToConfirm: dead } = LINK_MESSAGES;
  const words = { refused: AUTH_MESSAGES.unexpected, unsure, dead };
  return linkOutcome(await callFunction('use_email_link', { token }, Outcome), words);
}
