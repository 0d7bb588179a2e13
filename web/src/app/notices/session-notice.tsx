import { useEffect } from 'react';
import { onSessionEnded } from '#state/session/session-store.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/**
 * Says why the visitor is signed out when the server or Firebase ended the session, and what may be
 * lost.
 */
export function SessionNotice(): null {
  const toast = useToast();
  useEffect(
    () =>
      onSessionEnded((why, lost) =>
        toast({
          title: 'Your session has ended',
          text: [why, ...lost].join(' '),
          tone: 'warning',
          ...(lost.length > 0 && { durationMs: Infinity }),
        }),
      ),
    [toast],
  );
  return null;
}
