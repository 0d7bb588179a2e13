import { isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { type Account, readAccount, userIdOf } from '#accounts/account.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import type { Result } from '#accounts/refusal.ts';
import { isClaimedByTwo } from '#accounts/sign-in/repeated-sign-up.ts';
import { isUnconfirmedTooLong } from '#accounts/sign-in/unconfirmed.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';
import {
  alreadyHasAccount,
  confirmAddress,
  confirmationLink,
  newPinLink,
  takeAccountOver,
  takeSignUpOver,
} from '#mail/templates/account-mails.ts';
import { mailLink } from './mail-link.ts';
import type { LinkPurpose } from './one-time-link.ts';
import { refused } from '@reef/domain/shared/refused';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';

/** Minimum time until an answer, so that it does not reveal whether the address has an account. */
const MIN_ANSWER_MS = 800;

/** Links in an hour: for one purpose to one e-mail, and asked for from one network address. */
const PER_EMAIL = 3;
const PER_ADDRESS = 20;

/**
 * After this many in a day, one link in three hours: a stranger's mailbox is not filled, and an
 * owner still gets in, however many links others ask for.
 */
const PER_EMAIL_AND_DAY = 10;
const SLOW_MS = 3 * HOUR_MS;

const WORDS = {
  forgotten: newPinLink,
  'signed-up-again': alreadyHasAccount,
  'taken-over': takeAccountOver,
  'sign-up-taken-over': takeSignUpOver,
  unconfirmed: confirmationLink,
  open: confirmAddress,
} as const;

/** A mail with a link. */
type Template = keyof typeof WORDS;

/** Why a link is mailed. */
type Occasion = Exclude<Template, 'taken-over' | 'sign-up-taken-over' | 'open'>;

const PURPOSES: Record<Template, LinkPurpose> = {
  forgotten: 'pin',
  'signed-up-again': 'pin',
  'taken-over': 'pin',
  'sign-up-taken-over': 'pin',
  unconfirmed: 'email',
  open: 'email',
};

/**
 * Counts one link of a purpose to an e-mail. Links for a new PIN have a limit of their own: anybody
 * may ask to confirm an address, and that must not use up what lets its owner in.
 * @returns false if the limit is reached for now; unknown addresses are counted alike.
 */
export async function isWithinLinkLimit(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  purpose: LinkPurpose,
  email: string,
): Promise<boolean> {
  const key = `link ${purpose} email ${email}`;
  const ofHour = { key, most: PER_EMAIL };
  const ofDay = { key: `${key} day`, most: PER_EMAIL_AND_DAY, windowMs: DAY_MS };
  const slow = { key: `${key} slow`, most: 1, windowMs: SLOW_MS };
  // In one step each: a request that the day refuses must not use up the hour of the next link.
  return (
    (await isWithinLimits(deps, HOUR_MS, ofHour, ofDay)) ||
    isWithinLimits(deps, HOUR_MS, ofHour, slow)
  );
}

/** Which mail an account's owner gets; null for none. */
async function templateFor(
  deps: AccountDeps,
  tx: Transaction,
  account: Account,
  occasion: Occasion,
): Promise<Template | null> {
  const { email_verified: isVerified, must_confirm_email: isWaiting } = account.profile;
  if (occasion !== 'unconfirmed') {
    if (isWaiting !== true) return occasion;
    // The PIN of an account that waits does not let its owner in, and a new one starts it over.
    return occasion === 'forgotten' ? 'taken-over' : 'sign-up-taken-over';
  }
  // There is nothing left to confirm.
  if (isVerified) return null;
  // Confirming opens nothing: its owner can sign in.
  if (isWaiting !== true) return 'open';
  // A confirmation would not do: what was typed at sign-up may be a stranger's. Another link to
  // confirm would keep an old sign-up: for ever, if somebody asked every day.
  const isTakenOver =
    isUnconfirmedTooLong(account.profile, deps.now()) || (await isClaimedByTwo(deps, tx, account));
  return isTakenOver ? 'taken-over' : occasion;
}

/**
 * Mails the owner of an address a link, if the address has an account. For callers that have
 * counted it (`isWithinLinkLimit`), with limits and a constant answering time of their own.
 */
export async function mailLinkTo(
  deps: AccountDeps,
  occasion: Occasion,
  email: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const userId = await userIdOf(deps.db, tx, email);
    const account = userId === null ? null : await readAccount(deps.db, tx, userId);
    const template = account === null ? null : await templateFor(deps, tx, account, occasion);
    if (account === null || template === null) return;
    mailLink(deps, tx, account, { purpose: PURPOSES[template], words: WORDS[template] });
  });
}

async function countAndMail(deps: AccountDeps, occasion: Occasion, email: string) {
  const isCounted = await isWithinLinkLimit(deps, PURPOSES[occasion], email);
  if (isCounted) await mailLinkTo(deps, occasion, email);
  return isCounted;
}

/**
 * `request_link`: mails a link to choose a new PIN or to confirm the e-mail. Neither the answer nor
 * its time reveals whether the address has an account, or of which kind; limits count unknown
 * addresses alike. The answer says if a limit is reached, because no mail comes then.
 */
export async function requestLink(
  deps: AccountDeps,
  occasion: Exclude<Occasion, 'signed-up-again'>,
  typedEmail: string,
  address: string,
): Promise<Result> {
  const email = normalizeEmail(typedEmail);
  if (!isEmail(email)) return refused('email-invalid');
  const limit = { key: `link address ${address}`, most: PER_ADDRESS };
  if (!(await isWithinLimits(deps, HOUR_MS, limit))) return refused('too-many-attempts');
  const [isMailed] = await Promise.all([
    countAndMail(deps, occasion, email),
    deps.wait(MIN_ANSWER_MS),
  ]);
  return isMailed ? { ok: true, value: null } : refused('too-many-attempts');
}
