import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SIGN_OUT_MESSAGES } from '@reef/domain/shared/messages';
import { useAuth } from '#state/session/session.tsx';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** What the sign-out button does (leave-account.ts). Its code loads when it is pressed. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = async () => {
      const { leaveAccount } = await import('./leave-account.ts');
      await leaveAccount({ signOut, confirm, toast, navigate });
    };
    leave().catch(() => toast({ title: SIGN_OUT_MESSAGES.failed, tone: 'error' }));
  }, [signOut, confirm, toast, navigate]);
}
