import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../platform/session.tsx';
import { useToast } from '../ui/toast.tsx';

/** Signs out, says so (AUTH-03), and goes home. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = async () => {
      const isOut = await signOut();
      toast(isOut ? { title: 'Signed Out' } : { title: 'Sign Out Error', tone: 'error' });
      if (isOut) await navigate('/');
    };
    void leave();
  }, [signOut, toast, navigate]);
}
