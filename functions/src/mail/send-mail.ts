import { isMailDue, Mail, mailPauseMs } from '@reef/domain/mail/mail';
import { MINUTE_MS } from '@reef/domain/shared/time';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { withTimeout } from '#shared/limits/with-timeout.ts';
import { mailDocument } from './outbox.ts';

/** What a mail server answered to one mail. `permanent`: no server will ever take its address. */
export type SendResult =
  | { ok: true }
  | { ok: false; refusal: 'permanent' | 'temporary'; reason: string };

/** Hands one mail to a mail server. Expected failures are values. */
export type MailSender = (mail: Mail) => Promise<SendResult>;

/** What sending mail needs; `send` is null if no mail server is connected. */
export type MailDeps = {
  db: Firestore;
  now: () => Date;
  send: MailSender | null;
};

/** How long one attempt may take. */
const SEND_LIMIT_MS = MINUTE_MS;

/** How long a worker holds a mail; longer than an attempt, so that no two try at once. */
const LEASE_MS = 3 * SEND_LIMIT_MS;

const REASON_LENGTH = 300;
const ERASED = 'Deleted because it held a one-time link.';

/** The fields of a mail that nobody retries. Erases a one-time link. */
function finalFields(mail: Mail, { needsAttention }: { needsAttention: boolean }) {
  const { subject } = mail.message;
  return {
    due_at: null,
    is_open: needsAttention && !mail.is_private,
    ...(mail.is_private && { message: { subject, text: ERASED, html: ERASED } }),
  };
}

/** The fields that end a mail which was sent, or is of no use any more; null for others. */
function endOf(mail: Mail, now: Date) {
  const { state, attempts, error } = mail.delivery;
  // Google's extension sends in our place.
  if (state === 'SUCCESS') return finalFields(mail, { needsAttention: false });
  if (mail.give_up_at > now) return null;
  const last = { state: 'ERROR', attempts, error: error ?? 'no attempt got through in time' };
  return { delivery: last, ...finalFields(mail, { needsAttention: true }) };
}

/** Takes a due mail for this worker alone; null if it is not due, or of no use any more. */
async function takeMail(deps: MailDeps, document: DocumentReference): Promise<Mail | null> {
  return atomically(deps.db, async (unit) => {
    const now = deps.now();
    const [snapshot] = await unit.read(document);
    const mail = parseDocument(Mail, snapshot);
    if (!mail || !isMailDue(mail, now)) return null;
    const end = endOf(mail, now);
    if (end !== null) {
      unit.write(document, end);
      return null;
    }
    const { attempts, error } = mail.delivery;
    const due_at = new Date(now.getTime() + LEASE_MS);
    const delivery = { state: 'PROCESSING', attempts: attempts + 1, error } as const;
    unit.write(document, { delivery: { ...delivery, leaseExpireTime: due_at }, due_at });
    return { ...mail, delivery };
  });
}

/** The fields that an attempt's result changes. */
function afterAttempt(mail: Mail, result: SendResult, now: Date) {
  const { attempts } = mail.delivery;
  if (result.ok) {
    const delivery = { state: 'SUCCESS', attempts, error: null, endTime: now };
    return { delivery, ...finalFields(mail, { needsAttention: false }) };
  }
  const error = result.reason.slice(0, REASON_LENGTH);
  const nextAt = new Date(now.getTime() + mailPauseMs(attempts));
  if (result.refusal === 'permanent' || nextAt >= mail.give_up_at) {
    return {
      delivery: { state: 'ERROR', attempts, error, endTime: now },
      ...finalFields(mail, { needsAttention: true }),
    };
  }
  return { delivery: { state: 'PENDING', attempts, error }, due_at: nextAt };
}

/** Records the result of an attempt, unless another worker has taken the mail meanwhile. */
async function record(deps: MailDeps, mail: Mail, result: SendResult): Promise<void> {
  const document = mailDocument(deps.db, mail.id);
  await atomically(deps.db, async (unit) => {
    const [snapshot] = await unit.read(document);
    const stored = parseDocument(Mail, snapshot);
    const isOurs =
      stored?.delivery.state === 'PROCESSING' &&
      stored.delivery.attempts === mail.delivery.attempts;
    if (isOurs) unit.write(document, afterAttempt(mail, result, deps.now()));
  });
}

async function attempt(send: MailSender, mail: Mail): Promise<SendResult> {
  try {
    return await withTimeout(send(mail), SEND_LIMIT_MS);
  } catch (error) {
    return { ok: false, refusal: 'temporary', reason: String(error) };
  }
}

/**
 * The result of sending one mail; `not-due` if another worker has it, or it was sent. `stuck`: it
 * failed, and that is the one time to alarm somebody about it.
 */
export type MailOutcome = 'sent' | 'failed' | 'stuck' | 'not-due' | 'no-server';

/** The attempt whose failure is an alarm: 21 minutes after the first, so no passing fault. */
const ALARMING_ATTEMPT = 4;

/** What came of a mail's attempt with this number. An address that is refused is no alarm. */
export function attemptOutcome(attempts: number, result: SendResult): MailOutcome {
  if (result.ok) return 'sent';
  return result.refusal === 'temporary' && attempts === ALARMING_ATTEMPT ? 'stuck' : 'failed';
}

/**
 * Sends one mail if it is due. Safe to call from several workers at once: one of them takes it. If
 * a worker dies between the server's acceptance and the record, the mail is sent once more, with
 * the same Message-ID; SMTP offers no better guarantee (decision 27).
 */
export async function sendMail(deps: MailDeps, id: string): Promise<MailOutcome> {
  if (deps.send === null) return 'no-server';
  const mail = await takeMail(deps, mailDocument(deps.db, id));
  if (mail === null) return 'not-due';
  const result = await attempt(deps.send, mail);
  await record(deps, mail, result);
  return attemptOutcome(mail.delivery.attempts, result);
}

/** Mails in one round at most, so that it ends before the next begins. */
const ROUND = 100;

/**
 * Mails that each of `send_new_mail` and `send_waiting_mail` sends concurrently; a small shop's
 * mail server takes few connections.
 */
export const MAILS_AT_ONCE = 5;

/** What a round of sending did; `stuck`: the ids of those failed mails that are an alarm. */
export type MailRound = { sent: number; failed: number; stuck: string[]; faults: string[] };

/** Sends every due mail, the oldest first. One that fails does not stop the others. */
export async function sendDueMail(deps: MailDeps): Promise<MailRound> {
  const round: MailRound = { sent: 0, failed: 0, stuck: [], faults: [] };
  const due = collections(deps.db).mail.where('due_at', '<=', deps.now());
  const { docs } = await due.orderBy('due_at').limit(ROUND).get();
  await pLimit(MAILS_AT_ONCE).map(docs, async ({ id }) => {
    try {
      const outcome = await sendMail(deps, id);
      if (outcome === 'sent') round.sent += 1;
      if (outcome === 'failed' || outcome === 'stuck') round.failed += 1;
      if (outcome === 'stuck') round.stuck.push(id);
    } catch (error) {
      round.faults.push(`${id}: ${String(error)}`);
    }
  });
  return round;
}

/** How long Google's extension has for a mail before the shop looks at it. */
const EXTENSION_HAS_MS = MINUTE_MS;

/** Ends one mail that the extension sent or gave up. @returns true if it waits. */
async function closeMail(deps: Pick<MailDeps, 'db' | 'now'>, id: string): Promise<boolean> {
  const document = mailDocument(deps.db, id);
  return atomically(deps.db, async (unit) => {
    const now = deps.now();
    const [snapshot] = await unit.read(document);
    const mail = parseDocument(Mail, snapshot);
    if (!mail || !isMailDue(mail, now)) return false;
    const { state } = mail.delivery;
    // The extension does not try such a mail again.
    const isGivenUp = state === 'ERROR';
    const end = isGivenUp ? finalFields(mail, { needsAttention: true }) : endOf(mail, now);
    if (end !== null) unit.write(document, end);
    return end === null && state === 'PENDING';
  });
}

/** What a round without a mail server found; `waiting`: mails that are not sent yet. */
export type MailCheck = { waiting: number; faults: string[] };

/**
 * For a shop without a mail server of its own: ends the due mails that Google's extension sent or
 * gave up, and those that are of no use any more. The others are left to the extension.
 */
export async function closeDueMail(deps: Pick<MailDeps, 'db' | 'now'>): Promise<MailCheck> {
  const check: MailCheck = { waiting: 0, faults: [] };
  const before = new Date(deps.now().getTime() - EXTENSION_HAS_MS);
  const due = collections(deps.db).mail.where('due_at', '<=', before);
  const { docs } = await due.orderBy('due_at').limit(ROUND).get();
  await pLimit(MAILS_AT_ONCE).map(docs, async ({ id }) => {
    try {
      if (await closeMail(deps, id)) check.waiting += 1;
    } catch (error) {
      check.faults.push(`${id}: ${String(error)}`);
    }
  });
  return check;
}
