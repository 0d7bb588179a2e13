import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/contact';
import { afterPaint } from '#browser/paint.ts';
import { Button } from '#ui/forms/button.tsx';
import { CheckIcon } from '#ui/layout/icons.tsx';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { deleteWaitingMessages } from '#state/contact/contact-outbox.ts';

/** Ours: the message if no answer comes, whether there is no signal or no server. */
const QUEUED = {
  title: 'Kept on this device',
  text: 'The shop could not be reached. Your message is sent automatically as soon as it can be.',
};

const DELETING = {
  title: 'Delete what waits on this device?',
  text: 'Each message that waits here is deleted. One that was being sent may have arrived.',
  confirmLabel: 'Delete',
  isDangerous: true,
} as const;

/** For messages that wait: another one is written, or they are deleted, because a sign-out keeps them. */
function Waiting({ onEnd }: { onEnd: () => void }): ReactNode {
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async (button: HTMLElement) => {
    if (!(await confirm(DELETING))) return;
    // Once the question is gone the button gets the focus, from which it goes on to the form.
    await afterPaint();
    button.focus();
    // One that was sent in the meantime says so itself.
    if (!deleteWaitingMessages()) return;
    toast({ title: 'Deleted from this device' });
    onEnd();
  };
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button kind="secondary" onClick={onEnd}>
        Write another message
      </Button>
      <Button kind="ghost" onClick={(event) => void ask(event.currentTarget)}>
        Delete it
      </Button>
    </div>
  );
}

/** What takes the form's place once a message was sent, or while one waits on this device. */
export function ContactThanks({
  isQueued,
  onEnd,
}: {
  isQueued: boolean;
  /** Shows the form again. */
  onEnd: () => void;
}): ReactNode {
  const { title, text } = isQueued ? QUEUED : page.form.success;
  return (
    <div className="contact-thanks">
      <span className="contact-thanks-sign">
        <CheckIcon className="size-9" />
      </span>
      <p className="font-display text-2xl font-semibold text-foam">{title}</p>
      <p>{text}</p>
      {isQueued && <Waiting onEnd={onEnd} />}
    </div>
  );
}
