import * as z from 'zod/mini';
import { MESSAGE_LIMITS } from '@reef/domain/messages/message';
import type { Faults } from '#ui/forms/use-first-invalid.ts';

/** The fields of the contact form. The phone may stay empty. */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
};

export const EMPTY_MESSAGE: ContactMessage = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** The message without spaces around its texts. */
export function trimmed(message: ContactMessage): ContactMessage {
  const { name, email, phone, subject, message: text } = message;
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    subject: subject.trim(),
    message: text.trim(),
  };
}

/** The words for what is missing, from `content/pages/contact.yaml`. */
export type ContactErrorWords = {
  name: string;
  email: string;
  emailInvalid: string;
  subject: string;
  message: string;
};

const Email = z.email();

/** What to do about a field with `count` characters. */
function tooLong(count: number, most: number): string {
  const [has, limit] = [count, most].map((number) => number.toLocaleString('en-US'));
  return `This has ${has} characters. Please shorten it to ${limit}.`;
}

/**
 * Checks the form (CONT-01): name, e-mail, subject and message are required, and no field is longer
 * than the server takes.
 */
export function contactErrors(
  message: ContactMessage,
  words: ContactErrorWords,
): Faults<keyof ContactMessage> {
  const errors: Faults<keyof ContactMessage> = {};
  for (const field of ['name', 'email', 'phone', 'subject', 'message'] as const) {
    const { length } = message[field].trim();
    if (length === 0 && field !== 'phone') errors[field] = words[field];
    if (length > MESSAGE_LIMITS[field]) errors[field] = tooLong(length, MESSAGE_LIMITS[field]);
  }
  const isEmail = z.safeParse(Email, message.email.trim()).success;
  if (errors.email === undefined && !isEmail) errors.email = words.emailInvalid;
  return errors;
}
