import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import page from 'virtual:reef-content/page/contact';
import { Button } from '#ui/forms/button.tsx';
import { CheckIcon } from '#ui/layout/icons.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import {
  contactErrors,
  EMPTY_MESSAGE,
  type ContactErrors,
  type ContactMessage,
} from './contact-message.ts';

/** How long the thanks are shown before the form is empty again (L9). */
const THANKS_MS = 3000;

const { form } = page;
const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

function Thanks(): ReactNode {
  return (
    <div className="contact-thanks" aria-live="polite">
      <span className="contact-thanks-sign">
        <CheckIcon className="size-9" />
      </span>
      <p className="font-display text-2xl font-semibold text-foam">{form.success.title}</p>
      <p>{form.success.text}</p>
    </div>
  );
}

/** The contact form (CONT-01). It checks what was typed and thanks; it sends nothing anywhere. */
export function ContactForm(): ReactNode {
  const [message, setMessage] = useState<ContactMessage>(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [isDone, setIsDone] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => {
      setMessage(EMPTY_MESSAGE);
      setIsDone(false);
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactErrors(message, form.errors);
    setErrors(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first === undefined) setIsDone(true);
    else element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const field = (name: keyof ContactMessage) => ({
    name,
    label: form.labels[name],
    placeholder: form.placeholders[name],
    value: message[name],
    error: errors[name] ?? null,
    required: name !== 'phone',
    onChange: (value: string) => {
      setMessage({ ...message, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  if (isDone) return <Thanks />;
  return (
    <form ref={element} noValidate onSubmit={submit} className="contact-fields">
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={6} className="contact-wide" />
      <Button type="submit" size="large" className="contact-wide">
        {form.submit}
      </Button>
    </form>
  );
}
