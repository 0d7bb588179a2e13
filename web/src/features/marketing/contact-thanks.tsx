import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/contact';
import { Button } from '#ui/forms/button.tsx';
import { CheckIcon } from '#ui/layout/icons.tsx';

/** Ours: the message if no answer comes, whether there is no signal or no server. */
const QUEUED = {
  title: 'Kept on this device',
  text: 'The shop could not be reached. Your message is sent automatically as soon as it can be.',
};

/** What takes the form's place once a message was sent, or while one waits on this device. */
export function ContactThanks({
  isQueued,
  onAnother,
}: {
  isQueued: boolean;
  onAnother: () => void;
}): ReactNode {
  const { title, text } = isQueued ? QUEUED : page.form.success;
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
