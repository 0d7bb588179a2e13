import type { ReactNode } from 'react';
import type { SignUpDraft } from './sign-up-fields.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpSent } from './sign-up-sent.tsx';

/**
 * Signing up: the form, then its result. A chunk of its own: users sign up once, and sign in often.
 */
export default function SignUp({
  sentTo,
  draft,
  onDraft,
  onSent,
  onDone,
}: {
  /** The e-mail to which a link was sent, once the form was submitted. */
  sentTo: string | null;
  draft: Partial<SignUpDraft>;
  onDraft: (part: Partial<SignUpDraft>) => void;
  onSent: (email: string) => void;
  onDone: () => void;
}): ReactNode {
  if (sentTo === null) return <SignUpForm draft={draft} onDraft={onDraft} onSent={onSent} />;
  return <SignUpSent email={sentTo} onDone={onDone} />;
}
