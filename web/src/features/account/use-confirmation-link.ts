import { useState } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { requestLink } from '#state/session/mailed-links.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** Requesting the link that confirms an e-mail (ORD-06), and saying what the shop answered. */
export function useConfirmationLink(email: string): { isBusy: boolean; send: () => void } {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const sent = await requestLink('unconfirmed', email.trim());
    setIsBusy(false);
    toast(
      sent.ok
        ? { title: SIGN_UP_MESSAGES.successTitle, text: sent.message, tone: 'success' }
        : { title: sent.message, tone: 'error' },
    );
  };
  return { isBusy, send: () => void send() };
}
