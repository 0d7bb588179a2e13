import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from '@reef/domain/accounts/email';
import { DocumentId } from '@reef/domain/shared/document-id';

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const required = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** The most characters of each field of the contact form. */
export const MESSAGE_LIMITS = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  subject: 200,
  message: 5000,
} as const;

/** `send_message`: the contact form. The same `request_id` is one message, however often it arrives. */
export const SendMessageRequest = z.object({
  request_id: z.uuid(),
  name: required(MESSAGE_LIMITS.name),
  email: z.email().check(z.maxLength(MESSAGE_LIMITS.email)),
  phone: text(MESSAGE_LIMITS.phone),
  subject: required(MESSAGE_LIMITS.subject),
  message: required(MESSAGE_LIMITS.message),
});
export type SendMessageRequest = z.infer<typeof SendMessageRequest>;

/** A document of `messages/{id}`. */
export const Message = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  is_answered: z.boolean(),
  created_at: z.date(),
});
export type Message = z.infer<typeof Message>;

/** `answer_message`: an admin marks a message as answered, or reopens it. */
export const AnswerMessageRequest = z.object({ message_id: DocumentId, is_answered: z.boolean() });

/** Shown to visitors who send too many messages. */
export const TOO_MANY_MESSAGES =
  'Too many messages in a short time. Please call us, or try again in an hour.';
