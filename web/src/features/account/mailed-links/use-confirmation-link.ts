import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { requestLink } from '#state/session/sign-in/mailed-links.ts';
import { useAction } from '#ui/forms/use-action.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** Requesting the link that confirms an e-mail (ORD-06), and saying what the shop answered. */
export function useConfirmationLink(email: string): readonly [isBusy: boolean, send: () => void] {
  const toast = useToast();
  return useAction(async () => {
    const sent = await requestLink('unconfirmed', email.trim());
    toast(
      sent.ok
        ? { title: SIGN_UP_MESSAGES.successTitle, text: sent.message, tone: 'success' }
        : { title: sent.message, tone: 'error' },
    );
  });
}
