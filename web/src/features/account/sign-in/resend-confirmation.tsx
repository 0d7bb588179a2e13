import type { ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { Button } from '#ui/forms/button.tsx';
import { FORGOTTEN_PIN } from './sign-in-labels.ts';
import { useConfirmationLink } from '#features/account/mailed-links/use-confirmation-link.ts';

/** For those who sign in before they have confirmed their e-mail: the link once more (ORD-06). */
export default function ResendConfirmation({ email }: { email: string }): ReactNode {
  const [isBusy, send] = useConfirmationLink(email);
  return (
    <>
      <Button kind="secondary" className="mt-2" isBusy={isBusy} onClick={send}>
        {SIGN_UP_MESSAGES.resend}
      </Button>
      {/* The same for every address: it does not tell which has an account that is confirmed. */}
      <p className="mt-2">
        If no link comes, you may have had an account before. Choose a new PIN with{' '}
        <q>{FORGOTTEN_PIN}</q>
      </p>
    </>
  );
}
