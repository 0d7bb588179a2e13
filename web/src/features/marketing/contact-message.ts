import * as z from 'zod/mini';
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

/** Checks the form (CONT-01): name, e-mail, subject and message are required. */
export function contactErrors(
  message: ContactMessage,
  words: ContactErrorWords,
): Faults<keyof ContactMessage> {
  const errors: Faults<keyof ContactMessage> = {};
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    if (message[field].trim() === '') errors[field] = words[field];
  }
  const isEmail = z.safeParse(Email, message.email.trim()).success;
  if (errors.email === undefined && !isEmail) errors.email = words.emailInvalid;
  return errors;
}
