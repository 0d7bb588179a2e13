import { useState, type ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { requestLink } from '#state/session/mailed-links.ts';
import { Button } from '#ui/forms/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { FORGOTTEN_PIN } from './sign-in-labels.ts';

/** For those who sign in before they have confirmed their e-mail: the link once more (ORD-06). */
export default function ResendConfirmation({ email }: { email: string }): ReactNode {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const resend = async () => {
    setIsBusy(true);
    const sent = await requestLink('unconfirmed', email.trim());
    setIsBusy(false);
    toast(
      sent.ok
        ? { title: SIGN_UP_MESSAGES.successTitle, text: sent.message, tone: 'success' }
        : { title: sent.message, tone: 'error' },
    );
  };
  return (
    <>
      <Button kind="secondary" className="mt-2" isBusy={isBusy} onClick={() => void resend()}>
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
