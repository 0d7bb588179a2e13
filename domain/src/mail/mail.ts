import * as z from 'zod/mini';
import { DocumentId } from '@reef/domain/shared/document-id';
import { HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';

/** How far a mail is; the words of Google's Trigger Email extension. */
const MailState = z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']);

/**
 * A document of `mail/{id}`: `to`, `replyTo`, `message` and `delivery` as Google's Trigger Email
 * extension reads them, so that a shop may send by that instead; the rest is ours.
 */
export const Mail = z.object({
  id: z.string(),
  to: z.array(z.string()),
  replyTo: z.optional(z.string()),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  delivery: z.object({
    state: MailState,
    attempts: z.int(),
    /** What the mail server said last, or why nobody could be asked. */
    error: z.nullable(z.string()),
  }),
  /** What it is about: an order's id, an account's id, a message's id. */
  about: z.string(),
  created_at: z.date(),
  /** When it may be tried next, or until when a worker holds it; null once nobody tries again. */
  due_at: z.nullable(z.date()),
  /** When trying ends. */
  give_up_at: z.date(),
  /** True until it is sent, or of no use any more. */
  is_open: z.boolean(),
  /** True where it holds a one-time link: nobody reads it in the database's browser client. */
  is_private: z.boolean(),
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

/** How long after the first failure, the second, and so on; the last one from then on. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS];

/** How long to wait after so many failed attempts, in milliseconds. */
export function mailPauseMs(attempts: number): number {
  const index = Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1;
  return PAUSES_MS[index] ?? HOUR_MS;
}

/** How long a mail is tried before it is left to a person. */
export const TRY_MAIL_FOR_MS = 3 * 24 * HOUR_MS;

/** True where a worker may take the mail now. */
export function isMailDue(mail: Pick<Mail, 'due_at' | 'is_open'>, now: Date): boolean {
  return mail.is_open && mail.due_at !== null && mail.due_at <= now;
}

/** Why a mail has not left, in words for the owner. */
export function waitingReason(mail: Pick<WaitingMail, 'delivery' | 'due_at'>): string {
  const { error, attempts, state } = mail.delivery;
  if (error === null) return attempts === 0 ? 'Not tried yet' : 'On its way';
  if (state === 'ERROR' || mail.due_at === null) return `Given up: ${error}`;
  return `Tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${error}`;
}

/** `retry_mail`'s input. */
export const RetryMailRequest = z.object({ mail_id: DocumentId });
