import { useEffect } from 'react';
import { onSessionEnded } from '#state/session/session-store.ts';
import { useToast } from '#ui/overlays/toast.tsx';

const CHANGED = 'The PIN or the state of this account was changed. Please sign in again.';

const REPORT_GONE =
  'A loss report on this device may not have been sent, or was not taken. Once signed in, look at its order, and report the loss again if it is not there.';

/**
 * Says why the visitor is signed out when the server or Firebase ended the session, and which report
 * may be lost.
 */
export function SessionNotice(): null {
  const toast = useToast();
  useEffect(
    () =>
      onSessionEnded(({ hadReport }) =>
        toast({
          title: 'Your session has ended',
          text: hadReport ? `${CHANGED} ${REPORT_GONE}` : CHANGED,
          tone: 'warning',
          ...(hadReport && { durationMs: Infinity }),
        }),
      ),
    [toast],
  );
  return null;
}
