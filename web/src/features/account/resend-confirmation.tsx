import type { ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { requestLink } from '#state/session/mailed-links.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** For those who sign in before they have confirmed their e-mail: the link once more (ORD-06). */
export default function ResendConfirmation({ email }: { email: string }): ReactNode {
  const toast = useToast();
  const [isBusy, resend] = useAction(async () => {
    const sent = await requestLink('unconfirmed', email.trim());
    toast(
      sent.ok
        ? { title: SIGN_UP_MESSAGES.successTitle, text: SIGN_UP_MESSAGES.success, tone: 'success' }
        : { title: sent.message, tone: 'error' },
    );
  });
  return (
    <Button kind="secondary" className="mt-2" isBusy={isBusy} onClick={resend}>
      {SIGN_UP_MESSAGES.resend}
    </Button>
  );
}
