import { useEffect } from 'react';
import { onSessionEnded } from '#state/session/session-store.ts';
import { useToast } from '#ui/overlays/toast.tsx';

const CHANGED = 'The PIN or the status of this account was changed. Please sign in again.';
const DELETED = 'This account was deleted.';

/**
 * Says why the visitor is signed out when the server or Firebase ended the session, and what may be
 * lost.
 */
export function SessionNotice(): null {
  const toast = useToast();
  useEffect(
    () =>
      onSessionEnded(({ isDeleted, lost }) =>
        toast({
          title: 'Your session has ended',
          text: [isDeleted ? DELETED : CHANGED, ...lost].join(' '),
          tone: 'warning',
          ...(lost.length > 0 && { durationMs: Infinity }),
        }),
      ),
    [toast],
  );
  return null;
}
