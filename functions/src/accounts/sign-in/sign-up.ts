import type { SignUpRequest } from '@reef/domain/accounts/account-calls';
import { isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { isPinLength, normalizePin, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { refused } from '@reef/domain/shared/refused';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import { contactOfSignUp } from '#accounts/admin/contact.ts';
import { createAccount } from '#accounts/admin/create-account.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { mailLink } from '#accounts/links/mail-link.ts';
import { isWithinLinkLimit, mailLinkTo } from '#accounts/links/request-link.ts';
import { confirmationLink } from '#mail/templates/account-mails.ts';
import type { Refusal, Result } from '#accounts/refusal.ts';
import { noteLimit } from '#shared/limits/note-limit.ts';
import { isBelowLimits, isWithinLimits } from '#shared/limits/rate-limit.ts';
import { noteRepeatedSignUp } from './repeated-sign-up.ts';
import { takeAttempt } from './sign-in-attempts.ts';
import { SIGN_UPS_A_DAY } from './unconfirmed.ts';

/** Minimum time until an answer, so that it does not reveal whether the address has an account. */
const MIN_ANSWER_MS = 1500;

/**
 * Sign-ups of everybody together, in an hour and in a day: some times a shop's best. Each mails an
 * address that somebody typed, with the shop's name. The night deletes as many as a day takes
 * (sweep-accounts.ts), so that they do not fill the user list.
 */
const FROM_EVERYBODY = [
  { key: 'sign-up everybody day', most: SIGN_UPS_A_DAY, windowMs: DAY_MS },
  { key: 'sign-up everybody', most: 1000 },
] as const;

const REQUIRED = [
  'email',
  'pin',
  'firstName',
  'lastName',
  'addressLine1',
  'city',
  'state',
  'zipCode',
] as const satisfies readonly (keyof SignUpRequest)[];

function refusalOf(request: SignUpRequest, email: string, pin: string): Refusal | null {
  if (REQUIRED.some((field) => request[field].trim() === '')) return 'missing-fields';
  if (!isEmail(email)) return 'email-invalid';
  return isPinLength(pin, MIN_PIN_LENGTH.standard) ? null : 'pin-under-6';
}

/** The refusal if everybody's limit is reached, of which the owner is told. */
async function refusedForEverybody(deps: AccountDeps): Promise<Result> {
  const reason = 'Too many people signed up in an hour or a day; nobody else can for now.';
  await noteLimit(deps, 'sign-ups', { reason });
  return refused('too-many-sign-ups');
}

const anybody = async () => ({ ok: true, value: null }) as const;

async function make(deps: AccountDeps, request: SignUpRequest, email: string, pin: string) {
  const contact = contactOfSignUp(request);
  const account = { kind: 'standard', email, pin, role: 'user', contact } as const;
  const link = { purpose: 'email', words: confirmationLink } as const;
  const result = await createAccount(deps, account, anybody, (tx, made) =>
    mailLink(deps, tx, made, link),
  );
  // The address's owner learns by mail, a stranger not at all (ATT-84, ATT-103).
  if (!result.ok && result.refusal !== 'email-taken') return result;
  if (!result.ok) {
    await Promise.all([
      noteRepeatedSignUp(deps, email, pin),
      mailLinkTo(deps, 'signed-up-again', email),
    ]);
  }
  return { ok: true, value: null } as const;
}

/**
 * `sign_up`: creates an unconfirmed account, which may buy once its e-mail is confirmed. An address
 * that already has an account gets the same answer after the same time, and nothing changes. Either
 * way its owner is mailed a link: to confirm the e-mail, or to choose a new PIN. Each sign-up counts
 * as a link for a new PIN, new addresses too: it is refused when none could be mailed.
 */
export async function signUp(
  deps: AccountDeps,
  request: SignUpRequest,
  address: string,
): Promise<Result> {
  const email = normalizeEmail(request.email);
  const pin = normalizePin(request.pin);
  const refusal = refusalOf(request, email, pin);
  if (refusal) return refused(refusal);
  // Looked at first, so that what is refused because of the others costs its address nothing.
  if (!(await isBelowLimits(deps, ...FROM_EVERYBODY))) return refusedForEverybody(deps);
  const key = { account: `sign-up\n${address}\n${email}`, address: `sign-up\n${address}` };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') return refused('too-many-attempts');
  if (!(await isWithinLinkLimit(deps, 'pin', email))) return refused('too-many-attempts');
  // Counted last, so that what is refused for its address or e-mail takes nothing from the others.
  if (!(await isWithinLimits(deps, HOUR_MS, ...FROM_EVERYBODY))) return refusedForEverybody(deps);
  const [result] = await Promise.all([make(deps, request, email, pin), deps.wait(MIN_ANSWER_MS)]);
  return result;
}
