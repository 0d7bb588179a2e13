import type { ReactNode } from 'react';
import { forgetRefused } from '#platform/data/calls/queued-calls.ts';
import { type RefusedMessage, useRefusedMessages } from '#state/contact/contact-outbox.ts';
import { Button } from '#ui/forms/button.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { useConfirm } from '#ui/overlays/confirm.tsx';

const DELETING = {
  title: 'Delete this message?',
  text: 'It was not sent, and it is nowhere else.',
  confirmLabel: 'Delete',
  isDangerous: true,
} as const;

function Refused({ id, subject, message }: RefusedMessage): ReactNode {
  const confirm = useConfirm();
  const ask = async () => {
    if (await confirm(DELETING)) forgetRefused(id);
  };
  return (
    <li ref={passFocusOn} className="mb-4">
      <div role="alert" className="note note-warning flex-wrap items-start">
        <WarningIcon className="size-5 flex-none" />
        <div className="grid flex-1 basis-56 gap-1">
          <p className="font-semibold">Your message was not accepted</p>
          <p>
            It waited on this device, and then the shop could not take it as it is. Nobody has read
            it. Please write it again, perhaps shorter, or call us.
          </p>
          <p className="mt-2 font-semibold wrap-anywhere">{subject}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{message}</p>
        </div>
        <Button kind="secondary" onClick={() => void ask()}>
          Delete it
        </Button>
      </div>
    </li>
  );
}

/**
 * Messages that were to be sent later and that the shop refused. Whoever wrote one was told that it
 * would be sent, so its text stays here until they delete it.
 */
export function RefusedMessages(): ReactNode {
  const messages = useRefusedMessages();
  return (
    <ul className="empty:hidden">
      {messages.map((message) => (
        <Refused key={message.id} {...message} />
      ))}
    </ul>
  );
}
