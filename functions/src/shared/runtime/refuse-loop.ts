import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { createMemoryLimit } from '#shared/limits/memory-limit.ts';
import { callerId } from './callable.ts';

const MINUTE_MS = 60_000;

/** Questions about payments that one account may ask of one process in a minute; a tab asks a few. */
export const MOST_QUESTIONS = 60;

/** Accounts that a process counts at a time. */
const MOST_ACCOUNTS = 10_000;

const questions = createMemoryLimit({
  most: MOST_QUESTIONS,
  windowMs: MINUTE_MS,
  mostKeys: MOST_ACCOUNTS,
});

/**
 * Ends a loop of questions before it reads anything.
 * @throws HttpsError `unauthenticated` without a session, `resource-exhausted` in a loop.
 */
export function refuseLoop(call: CallableRequest): void {
  if (questions.take(callerId(call), new Date())) return;
  throw new HttpsError('resource-exhausted', DENIAL_MESSAGES.tooMany, { code: 'too-many' });
}
