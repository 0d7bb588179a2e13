import { useState, type FormEvent, type ReactNode } from 'react';
import page from 'virtual:reef-content/page/contact';
import { useStore } from '#platform/store.ts';
import { sendContactMessage } from '#state/contact/contact-outbox.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { draft } from './contact-draft.ts';
import { trimmed, contactErrors, EMPTY_MESSAGE, type ContactMessage } from './contact-message.ts';
import { ContactThanks } from './contact-thanks.tsx';
import { RefusedMessages } from './refused-messages.tsx';
import { useContactAnswer } from './use-contact-answer.ts';

const { form: words } = page;

/** The contact form (CONT-01, ORD-07): checks what was typed, sends or queues it, and thanks. */
export function ContactForm(): ReactNode {
  const message = useStore(draft);
  const { form, faults, show, drop } = useFaults<keyof ContactMessage>();
  const { shown, answer, endWaiting, setDone } = useContactAnswer(form);
  const [refusal, setRefusal] = useState<string | null>(null);

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
      <RefusedMessages />
      {/* Always rendered, so that a screen reader reads what is inserted. */}
      <output ref={answer} tabIndex={-1} className="block outline-none">
        {shown !== null && <ContactThanks isQueued={shown !== 'sent'} onEnd={endWaiting} />}
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
