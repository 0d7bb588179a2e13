import * as z from 'zod/mini';
import { DocumentId } from '@reef/domain/shared/document-id';
import { HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';

/** A mail's state, in the words of Google's Trigger Email extension. */
const MailState = z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']);

/**
 * A document of `mail/{id}`: `to`, `replyTo`, `message` and `delivery` as Google's Trigger Email
 * extension reads them, so that a shop may send with that instead; the rest is ours.
 */
export const Mail = z.object({
  id: z.string(),
  to: z.array(z.string()),
  replyTo: z.optional(z.string()),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  delivery: z.object({
    state: MailState,
    attempts: z.int(),
    /** The mail server's last answer, or why it could not be reached. */
    error: z.nullable(z.string()),
  }),
  /** Its subject: an order's id, an account's id, a message's id. */
  about: z.string(),
  created_at: z.date(),
  /** When it may be tried next, or until when a worker holds it; null if not tried again. */
  due_at: z.nullable(z.date()),
  /** When retrying ends. */
  give_up_at: z.date(),
  /** When what it says is over; null if it stays useful, absent on older mails. */
  useless_at: z.optional(z.nullable(z.date())),
  /** True until it is sent, or no longer useful. */
  is_open: z.boolean(),
  /** True if it holds a one-time link: nobody may read it with a client of the database. */
  is_private: z.boolean(),
  /** The revision of the order that a filling's mail tells of; absent on other and older mails. */
  revision: z.optional(z.int()),
});
export type Mail = z.infer<typeof Mail>;

/** A mail as the admin panel lists it. */
export const WaitingMail = z.pick(Mail, {
  id: true,
  to: true,
  message: true,
  delivery: true,
  created_at: true,
  due_at: true,
});
export type WaitingMail = z.infer<typeof WaitingMail>;

/** The pause after the first failure, the second, and so on; the last one from then on. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS];

/** The pause after so many failed attempts, in milliseconds. */
export function mailPauseMs(attempts: number): number {
  const index = Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1;
  return PAUSES_MS[index] ?? HOUR_MS;
}

/** How long a mail is retried before it is left to a person. */
export const TRY_MAIL_FOR_MS = 3 * 24 * HOUR_MS;

/** True if a worker may take the mail now. */
export function isMailDue(mail: Pick<Mail, 'due_at' | 'is_open'>, now: Date): boolean {
  return mail.is_open && mail.due_at !== null && mail.due_at <= now;
}

/** Why a mail was not sent yet, in words for the owner. */
export function waitingReason(mail: Pick<WaitingMail, 'delivery' | 'due_at'>): string {
  const { error, attempts, state } = mail.delivery;
  if (error === null) return attempts === 0 ? 'Not tried yet' : 'On its way';
  if (state === 'ERROR' || mail.due_at === null) return `Given up: ${error}`;
  return `Tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${error}`;
}

/** `retry_mail`'s input. */
export const RetryMailRequest = z.object({ mail_id: DocumentId });
