import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import page from 'virtual:reef-content/page/contact';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { CheckIcon } from '#ui/layout/icons.tsx';
import { watchQueuedCalls } from '#platform/data/queued-calls.ts';
import { createStore, type Store, useStore } from '#platform/store.ts';
import {
  isMessageWaiting,
  onSentElsewhere,
  sendContactMessage,
} from '#state/contact/contact-outbox.ts';
import { createDraft } from '#state/session/user-draft.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { trimmed, contactErrors, EMPTY_MESSAGE, type ContactMessage } from './contact-message.ts';

/** How long the thanks are shown before the form is empty again (L9). */
const THANKS_MS = 3000;

const { form: words } = page;

/** What is typed and not sent. */
const draft = createDraft<ContactMessage>(EMPTY_MESSAGE);

/**
 * Whether a message of an earlier visit to this page waits, as the form finds it when it comes up;
 * what is being written then stays on screen.
 */
const foundWaiting: Store<boolean> = createStore(false, () => {
  const isWriting =
    draft.get() !== EMPTY_MESSAGE || document.activeElement?.closest('.contact-fields');
  foundWaiting.set(!isWriting && isMessageWaiting());
  return undefined;
});

/** Ours: the message if no answer comes, whether there is no signal or no server. */
const QUEUED = {
  title: 'Kept on this device',
  text: 'The shop could not be reached. Your message is sent automatically as soon as it can be.',
};

function Thanks({ isQueued, onAnother }: { isQueued: boolean; onAnother: () => void }): ReactNode {
  const { title, text } = isQueued ? QUEUED : words.success;
  return (
    <div className="contact-thanks">
      <span className="contact-thanks-sign">
        <CheckIcon className="size-9" />
      </span>
      <p className="font-display text-2xl font-semibold text-foam">{title}</p>
      <p>{text}</p>
      {isQueued && (
        <Button kind="secondary" onClick={onAnother}>
          Write another message
        </Button>
      )}
    </div>
  );
}

/** The contact form (CONT-01, ORD-07): checks what was typed, sends or queues it, and thanks. */
export function ContactForm(): ReactNode {
  const message = useStore(draft);
  const { form, faults, show, drop } = useFaults<keyof ContactMessage>();
  const [done, setDone] = useState<'sent' | 'queued' | null>(null);
  const isFound = useStore(foundWaiting);
  const shown = done ?? (isFound ? 'found' : null);
  const [refusal, setRefusal] = useState<string | null>(null);
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

  useEffect(
    () =>
      watchQueuedCalls(() => {
        toast({ title: 'Your message was sent', tone: 'success' });
        if (!isMessageWaiting()) endWaiting();
      }),
    [toast, endWaiting],
  );

  const [isBusy, send] = useAction(async () => {
    setRefusal(null);
    const outcome = await sendContactMessage(trimmed(message));
    if (!outcome.ok) return setRefusal(outcome.message);
    // If more was typed in the meantime, the fields stay as typed.
    if (draft.get() === message) draft.set(EMPTY_MESSAGE);
    return setDone(outcome.isQueued ? 'queued' : 'sent');
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactErrors(message, words.errors);
    show(found);
    if (Object.keys(found).length === 0) send();
  };

  const field = (name: keyof ContactMessage) => ({
    name,
    label: words.labels[name],
    placeholder: words.placeholders[name],
    value: message[name],
    error: faults[name] ?? null,
    required: name !== 'phone',
    onChange: (value: string) => {
      drop(name);
      draft.set({ ...draft.get(), [name]: value });
    },
  });

  return (
    <>
      {/* Always rendered, so that a screen reader reads what is inserted. */}
      <output ref={answer} tabIndex={-1} className="block outline-none">
        {shown !== null && <Thanks isQueued={shown !== 'sent'} onAnother={endWaiting} />}
      </output>
      {shown === null && (
        <form ref={form} noValidate onSubmit={submit} className="contact-fields">
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('subject')} />
          <TextArea {...field('message')} rows={6} className="contact-wide" />
          {refusal !== null && (
            <p
              role="alert"
              className="contact-wide rounded-md border border-alarm/40 bg-alarm/10 px-4 py-3 text-sm text-foam"
            >
              {refusal}
            </p>
          )}
          <Button type="submit" size="large" className="contact-wide" isBusy={isBusy}>
            {words.submit}
          </Button>
        </form>
      )}
    </>
  );
}
