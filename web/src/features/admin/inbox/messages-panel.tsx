import { useState, type ReactNode } from 'react';
import { Message } from '@reef/domain/messages/message';
import { oneDirection } from '@reef/domain/shared/one-direction';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useConfirmedPhase } from '#platform/data/live/device-copy.ts';
import { useUnpressed } from '#platform/device/pressed.ts';
import { formatDateTime } from '#ui/format-date.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { LoadMore, usePages } from '#ui/forms/load-more.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { callForToast } from './admin-rows.ts';
import { inPlace, openText } from './open-messages.ts';

/** Messages on a page. */
const PAGE_SIZE = 50;

function answerAddress({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

function MessageRow({
  message,
  onMark,
}: {
  message: Message;
  onMark: (message: Message) => void;
}): ReactNode {
  const toast = useToast();
  const { email, is_answered: isAnswered } = message;
  const name = oneDirection(message.name);
  const phone = oneDirection(message.phone);
  const subject = oneDirection(message.subject);
  const [isBusy, mark] = useAction(async () => {
    onMark(message);
    const input = { message_id: message.id, is_answered: !isAnswered };
    toast(await callForToast('answer_message', input));
  });
  const which = <span className="sr-only">{` (${name}: ${subject})`}</span>;
  return (
    <li ref={passFocusOn} className="py-4">
      <p className="font-semibold wrap-anywhere text-foam">{subject}</p>
      <p className="text-sm wrap-anywhere text-mist">
        {name}, {email}
        {phone !== '' && `, ${phone}`}
      </p>
      <p className="figures text-sm text-haze">{`${formatDateTime(message.created_at)}, ${isAnswered ? 'answered' : 'open'}`}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a className="btn btn-secondary btn-small" href={answerAddress(message)}>
          Answer by email
          {which}
        </a>
        <Button kind="ghost" size="small" isBusy={isBusy} onClick={mark}>
          <span>{isAnswered ? 'Open again' : 'Mark as answered'}</span>
          {which}
        </Button>
      </div>
    </li>
  );
}

/**
 * The inbox of the contact form (ORD-07): open messages first, the newest of each first; those that
 * are marked here keep their place.
 */
export function MessagesPanel(): ReactNode {
  const pages = usePages('messages', PAGE_SIZE);
  const list = useLiveQuery(
    {
      collection: 'messages',
      orderBy: [
        ['is_answered', 'asc'],
        ['created_at', 'desc'],
      ],
      limit: pages.limit,
    },
    Message,
  );
  const phase = useConfirmedPhase(list);
  const [wasAnswered, setWasAnswered] = useState<ReadonlyMap<string, boolean>>(new Map());
  const placed = inPlace(useUnpressed(list.items), wasAnswered);
  const { shown, hasMore } = pages.cut(placed, list.unparsed);
  const keep = ({ id, is_answered }: Message) =>
    setWasAnswered((present) =>
      present.has(id) ? present : new Map(present).set(id, is_answered),
    );
  return (
    <Panel title="Messages" text={openText(list, pages.most)}>
      {phase === 'loading' && <Skeleton className="h-16 w-full" />}
      {phase === 'error' && <p className="text-sun">The messages could not be loaded.</p>}
      {phase === 'ready' && shown.length === 0 && (
        <p className="text-haze">Nobody has written by the contact form yet.</p>
      )}
      <ul className="divide-y divide-[var(--line)]">
        {shown.map((message) => (
          <MessageRow key={message.id} message={message} onMark={keep} />
        ))}
      </ul>
      {(hasMore || list.isReadingOn) && (
        <LoadMore className="mx-auto flex" isReadingOn={!hasMore} onMore={pages.next} />
      )}
    </Panel>
  );
}
