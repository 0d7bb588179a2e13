import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { refusedCalls, watchQueuedCalls } from '#platform/data/calls/queued-calls.ts';
import { useStore } from '#platform/store.ts';
import { isMessageWaiting, onSentElsewhere } from '#state/contact/contact-outbox.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { foundWaiting } from './contact-draft.ts';

/** How long the thanks are shown before the form is empty again. */
const THANKS_MS = 3000;

type Done = 'sent' | 'queued';

/**
 * What is shown in the form's place: that a message was sent, is queued, or was found waiting; null
 * for the form itself. Also moves the focus between the form and the answer, and says when a queued
 * message was sent.
 */
export function useContactAnswer(form: RefObject<HTMLFormElement | null>) {
  const [done, setDone] = useState<Done | null>(null);
  const isFound = useStore(foundWaiting);
  const shown = done ?? (isFound ? 'found' : null);
  const toast = useToast();
  const answer = useRef<HTMLOutputElement>(null);
  /** Shows the form again instead of the words about a message that waits. */
  const endWaiting = useCallback(() => {
    // Their button disappears with them.
    if (answer.current?.contains(document.activeElement) === true) answer.current.focus();
    foundWaiting.set(false);
    setDone((now) => (now === 'queued' ? null : now));
  }, []);

  useEffect(() => {
    if (shown === null) {
      // A visitor who went elsewhere in the meantime stays there.
      if (document.activeElement !== answer.current) return undefined;
      form.current?.querySelector('input')?.focus({ preventScroll: true });
      return undefined;
    }
    // Who has just come has the focus elsewhere.
    if (shown === 'found') return undefined;
    answer.current?.focus();
    // Nothing else says that this message waits.
    if (shown === 'queued') return undefined;
    const timer = setTimeout(() => setDone(null), THANKS_MS);
    return () => clearTimeout(timer);
  }, [shown, form]);

  useEffect(() => onSentElsewhere(endWaiting), [endWaiting]);

  // One that the shop refused waits no more; the page shows it.
  useEffect(
    () =>
      refusedCalls.subscribe(() => {
        if (!isMessageWaiting()) endWaiting();
      }),
    [endWaiting],
  );

  useEffect(
    () =>
      watchQueuedCalls(() => {
        toast({ title: 'Your message was sent', tone: 'success' });
        if (!isMessageWaiting()) endWaiting();
      }),
    [toast, endWaiting],
  );

  return { shown, answer, endWaiting, setDone };
}
