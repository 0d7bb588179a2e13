import { Outcome } from '@reef/domain/shared/call-parts';
import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { callFunction } from '#platform/data/calls.ts';

/** What came of it; the message is fit to show. */
export type LinkOutcome = { ok: boolean; message: string };

async function outcomeOf(name: string, input: unknown, failed: string): Promise<LinkOutcome> {
  const answer = await callFunction(name, input, Outcome);
  if (answer.ok) return { ok: answer.data.success, message: answer.data.message };
  if (answer.code === 'invalid-argument') return { ok: false, message: LINK_MESSAGES.dead };
  const isOffline = answer.code === 'unavailable';
  return { ok: false, message: isOffline ? AUTH_MESSAGES.offline : failed };
}

/** Asks for a mailed link (ORD-06): to choose a new PIN, or to confirm the e-mail. */
export function requestLink(
  occasion: 'forgotten' | 'unconfirmed',
  email: string,
): Promise<LinkOutcome> {
  return outcomeOf('request_link', { email, occasion }, LINK_MESSAGES.failed);
}

/** Sets the new PIN of the account that a mailed link opens. */
export function setPinByLink(token: string, pin: string): Promise<LinkOutcome> {
  return outcomeOf('use_pin_link', { token, pin }, AUTH_MESSAGES.unexpected);
}

/** Confirms the e-mail of the account that a mailed link opens. */
export function confirmByLink(token: string): Promise<LinkOutcome> {
  return outcomeOf('use_email_link', { token }, AUTH_MESSAGES.unexpected);
}
