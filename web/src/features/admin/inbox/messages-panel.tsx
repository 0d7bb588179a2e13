import { useState, type ReactNode } from 'react';
import { Message } from '@reef/domain/messages/message';
import { useLiveQuery } from '#platform/data/live-query.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { toldOutcome } from './admin-rows.ts';

const SHOWN = 50;

const WRITTEN_AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function answerAddress({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

function MessageRow({ message }: { message: Message }): ReactNode {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { name, email, phone, subject, is_answered: isAnswered } = message;
  const mark = async () => {
    setIsBusy(true);
    const input = { message_id: message.id, is_answered: !isAnswered };
    toast(await toldOutcome('answer_message', input));
    setIsBusy(false);
  };
  return (
    <li className="py-4">
      <p className="font-semibold break-words text-foam">{subject}</p>
      <p className="text-sm break-words text-mist">
        {name}, {email}
        {phone !== '' && `, ${phone}`}
      </p>
      <p className="figures text-sm text-haze">
        {WRITTEN_AT.format(message.created_at)}, {isAnswered ? 'answered' : 'open'}
      </p>
      <p className="mt-2 break-words whitespace-pre-wrap">{message.message}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a className="btn btn-secondary btn-small" href={answerAddress(message)}>
          Answer by email
        </a>
        <Button kind="ghost" size="small" isBusy={isBusy} onClick={() => void mark()}>
          {isAnswered ? 'Open again' : 'Mark as answered'}
        </Button>
      </div>
    </li>
  );
}

/** The inbox of the contact form (ORD-07): open messages first, the newest of each first. */
export function MessagesPanel(): ReactNode {
  const { phase, items } = useLiveQuery(
    { collection: 'messages', orderBy: [['created_at', 'desc']], limit: SHOWN },
    Message,
  );
  const inOrder = items.toSorted((a, b) => Number(a.is_answered) - Number(b.is_answered));
  const open = items.filter((message) => !message.is_answered).length;
  return (
    <Panel title="Messages" text={open === 1 ? '1 open' : `${open} open`}>
      {phase === 'loading' && <Skeleton className="h-16 w-full" />}
      {phase === 'error' && <p className="text-sun">The messages could not be loaded.</p>}
      {phase === 'ready' && items.length === 0 && (
        <p className="text-haze">Nobody has written by the contact form yet.</p>
      )}
      <ul className="divide-y divide-[var(--line)]">
        {inOrder.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
    </Panel>
  );
}
