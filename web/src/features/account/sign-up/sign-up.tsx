import type { ReactNode } from 'react';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpSent } from './sign-up-sent.tsx';

/**
 * Signing up: the form, then its result. A chunk of its own: users sign up once, and sign in often.
 */
export default function SignUp({
  sentTo,
  email,
  onEmail,
  onSent,
  onDone,
}: {
  /** The e-mail to which a link was sent, once the form was submitted. */
  sentTo: string | null;
  /** What is typed, here or in the sign-in form. */
  email: string;
  onEmail: (email: string) => void;
  onSent: (email: string) => void;
  onDone: () => void;
}): ReactNode {
  if (sentTo === null) return <SignUpForm email={email} onEmail={onEmail} onSent={onSent} />;
  return <SignUpSent email={sentTo} onDone={onDone} />;
}
