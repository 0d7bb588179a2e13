import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { createMemoryLimit } from '#shared/limits/memory-limit.ts';
import { callerAddress, callerId, shopSession } from './caller.ts';

/** Calls about payments from one account to one process in a minute; a tab makes a few. */
export const MAX_PAYMENT_CALLS = 60;

/**
 * Guest calls that one process of a function answers in a minute: from one network address, and
 * from all together. Guests may sign in, sign up, ask for mailed links, use the contact form and
 * create the first admin, and each call reads up to ten documents.
 */
export const MAX_GUEST_CALLS = { perAddress: 300, allAddresses: 1200 } as const;

/** Other calls from one account to one process in a minute; an admin's import makes the most. */
export const MAX_ACCOUNT_CALLS = 300;

/** Accounts, or network addresses, that a process counts at once. */
const MAX_KEYS = 10_000;

const paymentCalls = createMemoryLimit({ most: MAX_PAYMENT_CALLS, mostKeys: MAX_KEYS });
const accountCalls = createMemoryLimit({ most: MAX_ACCOUNT_CALLS, mostKeys: MAX_KEYS });
const byAddress = createMemoryLimit({ most: MAX_GUEST_CALLS.perAddress, mostKeys: MAX_KEYS });
const byEverybody = createMemoryLimit({ most: MAX_GUEST_CALLS.allAddresses, mostKeys: MAX_KEYS });

function tooMany(): HttpsError {
  return new HttpsError('resource-exhausted', DENIAL_MESSAGES.tooMany, { code: 'too-many' });
}

/**
 * Limits the calls about payments of one account, before anything is read.
 * @throws HttpsError `unauthenticated` without a session, `resource-exhausted` above the limit.
 */
export function limitPaymentCalls(call: CallableRequest): void {
  if (!paymentCalls.take(callerId(call), new Date())) throw tooMany();
}

/**
 * Limits calls that guests may make, from one network address and from all together, before any
 * read. Every caller counts: anybody gets a session by signing up, and these calls need none.
 * @throws HttpsError `resource-exhausted`.
 */
export function limitByAddress(call: CallableRequest): void {
  const now = new Date();
  // The address first: a refused address takes nothing from the limit of the others.
  if (byAddress.take(callerAddress(call), now) && byEverybody.take('guests', now)) return;
  throw tooMany();
}

/**
 * Likewise for calls that need a session of the shop's. Callers with one are limited by account
 * instead: a flood of guests stops no buyer from paying. A token of Firebase's alone, which anybody
 * can have, is a guest's.
 * @throws HttpsError `resource-exhausted`.
 */
export function limitCallers(call: CallableRequest): void {
  const session = shopSession(call);
  if (!session) limitByAddress(call);
  else if (!accountCalls.take(session.uid, new Date())) throw tooMany();
}
