import type { ReactNode } from 'react';
import { AccountAuditEntry, ACTION_WORDS } from '@reef/domain/accounts/audit-entry';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useConfirmedPhase } from '#platform/data/live/device-copy.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { actorText, changeTexts } from './format-audit-entry.ts';
import { DialogSection } from './edit/dialog-section.tsx';
import { formatDateTime } from '#ui/format-date.ts';

const SHOWN = 10;

function Entry({ entry }: { entry: AccountAuditEntry }): ReactNode {
  return (
    <li className="pb-3">
      <p className="text-sm text-foam">
        <span className="font-semibold">{ACTION_WORDS[entry.action]}</span> by{' '}
        <span className="break-all">{actorText(entry)}</span>
      </p>
      <p className="figures text-xs text-haze">
        <time dateTime={entry.created_at.toISOString()}>{formatDateTime(entry.created_at)}</time>
      </p>
      {changeTexts(entry).map((words) => (
        <p key={words} className="text-xs break-words text-mist">
          {words}
        </p>
      ))}
    </li>
  );
}

/** What admins have recently done with this account, live. */
export function AuditTrail({ userId }: { userId: string }): ReactNode {
  const list = useLiveQuery(
    {
      collection: 'audit_log',
      where: [['target_id', '==', userId]],
      orderBy: [['created_at', 'desc']],
      limit: SHOWN,
    },
    AccountAuditEntry,
  );
  const phase = useConfirmedPhase(list);
  return (
    <DialogSection title="Recent changes" className="mt-5">
      {phase === 'loading' && <Skeleton className="h-16 w-full" />}
      {phase === 'error' && (
        <p className="text-sm text-sun">The recent changes could not be loaded.</p>
      )}
      {phase === 'ready' && list.items.length === 0 && (
        <p className="text-sm text-haze">No admin has changed this account yet.</p>
      )}
      <ol className="audit-list">
        {list.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </DialogSection>
  );
}
