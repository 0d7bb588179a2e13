import { useEffect } from 'react';
import { onSessionEnded } from '#state/session/session-store.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** Says why one is signed out when the server ended the session. */
export function SessionNotice(): null {
  const toast = useToast();
  useEffect(
    () =>
      onSessionEnded(() =>
        toast({
          title: 'Your session has ended',
          text: 'The PIN or the state of this account was changed. Please sign in again.',
          tone: 'warning',
        }),
      ),
    [toast],
  );
  return null;
}
