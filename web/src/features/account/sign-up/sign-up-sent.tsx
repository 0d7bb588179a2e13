import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { Button } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { CheckIcon } from '#ui/layout/icons.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';

const LocalMailNote = lazy(() => import('#features/account/sign-in/local-mail-note.tsx'));

/** After signing up: the link is in the mail, on emulators in the local mailbox. */
export function SignUpSent({ email, onDone }: { email: string; onDone: () => void }): ReactNode {
  const answer = useRef<HTMLElement>(null);
  useEffect(() => {
    // The form was longer than a phone's screen: its result is shown where it began.
    answer.current?.scrollIntoView({ block: 'center' });
    answer.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={answer}
      tabIndex={-1}
      aria-label={SIGN_UP_MESSAGES.successTitle}
      className="outline-none"
    >
      <EmptyState
        icon={<CheckIcon className="size-8" />}
        title={SIGN_UP_MESSAGES.successTitle}
        text={SIGN_UP_MESSAGES.success}
        action={<Button onClick={onDone}>Go to Sign In</Button>}
      >
        <p className="mt-3 font-semibold text-foam">{email}</p>
        <p className="mt-3 max-w-md text-sm text-haze">{SIGN_UP_MESSAGES.takenHint}</p>
        <OptionalPart>
          <LocalMailNote />
        </OptionalPart>
      </EmptyState>
    </section>
  );
}
