import type { ReactNode } from 'react';
import { WaitingMail, waitingReason } from '@reef/domain/mail/mail';
import { useLiveQuery, type UsedList } from '#platform/data/live/live-query.ts';
import type { QuerySpec } from '#platform/data/query-spec.ts';
import { useConfirmedPhase } from '#platform/data/live/device-copy.ts';
import { useUnpressedList } from '#platform/data/live/use-unpressed-list.ts';
import { formatDateTime } from '#ui/format-date.ts';
import { Button } from '#ui/forms/button.tsx';
import { LoadMore, type Pages, usePages } from '#ui/forms/load-more.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { callForToast } from './admin-rows.ts';

/** Mails on a page. */
const PAGE_SIZE = 50;

function WaitingRow({ mail }: { mail: WaitingMail }): ReactNode {
  const toast = useToast();
  const [isBusy, retry] = useAction(async () =>
    toast(await callForToast('retry_mail', { mail_id: mail.id })),
  );
  return (
    <li ref={passFocusOn} className="flex flex-wrap items-center justify-between gap-3 py-3.5">
      <div className="min-w-0">
        <p className="font-semibold break-words text-foam">{mail.message.subject}</p>
        <p className="text-sm break-all text-mist">to {mail.to.join(', ')}</p>
        <p className="figures text-sm break-words text-haze">
          {formatDateTime(mail.created_at)}. {waitingReason(mail)}
        </p>
      </div>
      <Button kind="secondary" size="small" isBusy={isBusy} onClick={retry}>
        <span>{isBusy ? 'Sending…' : 'Send now'}</span>
        <span className="sr-only">{` (${mail.to.join(', ')}: ${mail.message.subject})`}</span>
      </Button>
    </li>
  );
}

/** Asks for mails that wait, the newest first; those with one-time links are not shown. */
export function unsentMails(limit: number): QuerySpec {
  return {
    collection: 'mail',
    where: [
      ['is_open', '==', true],
      ['is_private', '==', false],
    ],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** The panel of the mails that `list` has found so far. */
export function UnsentMailList({
  list,
  pages,
}: {
  list: UsedList<WaitingMail>;
  pages: Pages;
}): ReactNode {
  const phase = useConfirmedPhase(list);
  const { shown, hasMore } = pages.cut(list.items, list.unparsed);
  return (
    <Panel
      title="Unsent mail"
      text="Retried automatically, at growing intervals. Mail of a parcel, a delivery or a moved order is not sent once the day or time it names is over: call the buyer. Mail about a filled order leaves five minutes later, so that a wrong tick can be undone; that of a parcel filled before its packing day leaves at 8 AM of that day."
    >
      {phase === 'loading' && <Skeleton className="h-16 w-full" />}
      {phase === 'error' && <p className="text-sun">The mail could not be loaded.</p>}
      {phase === 'ready' && shown.length === 0 && (
        <p className="text-haze">
          None waits, unless it holds a one-time link: such mail is not shown here.
        </p>
      )}
      <ul className="divide-y divide-[var(--line)]">
        {shown.map((mail) => (
          <WaitingRow key={mail.id} mail={mail} />
        ))}
      </ul>
      {(hasMore || list.isReadingOn) && (
        <LoadMore className="mx-auto flex" isReadingOn={!hasMore} onMore={pages.next} />
      )}
    </Panel>
  );
}

/**
 * Mail that was not sent (ORD-05), the newest first: what, to whom, why, and a button that tries
 * again.
 */
export function UnsentMailPanel(): ReactNode {
  const pages = usePages('mail', PAGE_SIZE);
  const list = useUnpressedList(useLiveQuery(unsentMails(pages.limit), WaitingMail));
  return <UnsentMailList list={list} pages={pages} />;
}
