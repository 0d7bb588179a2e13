import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { ClaimLine } from '@reef/domain/claims/claim';
import { LineDecision } from '@reef/domain/claims/claim-calls';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useConfirmedPhase } from '#platform/data/live/device-copy.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { formatDateTime } from '#ui/format-date.ts';
import { decisionSummary } from './decision-draft.ts';

/** An entry of `audit_log` about a claim: who decided what. */
const DecisionEntry = z.object({
  id: z.string(),
  action: z.literal('decide-claim'),
  actor_email: z.string(),
  decisions: z.array(LineDecision),
  created_at: z.date(),
});

const SHOWN = 20;

/** Who decided a claim, from the audit log (CLAIM-05). */
export function DecidedBy({
  claimId,
  lines,
}: {
  claimId: string;
  lines: readonly ClaimLine[];
}): ReactNode {
  const list = useLiveQuery(
    {
      collection: 'audit_log',
      where: [['target_id', '==', claimId]],
      orderBy: [['created_at', 'desc']],
      limit: SHOWN,
    },
    DecisionEntry,
  );
  const phase = useConfirmedPhase(list);
  const { items } = list;
  if (phase === 'loading') return <Skeleton className="h-12 w-full" />;
  if (phase === 'error') return <p className="text-sm text-sun">The log could not be loaded.</p>;
  if (items.length === 0) return <p className="text-sm text-haze">Nothing was decided yet.</p>;
  return (
    <ol className="grid gap-3">
      {items.map((entry) => (
        <li key={entry.id} className="text-sm">
          <p className="text-foam">
            <span className="break-all">{entry.actor_email || 'An admin'}</span>,{' '}
            <time dateTime={entry.created_at.toISOString()}>
              {formatDateTime(entry.created_at)}
            </time>
          </p>
          {entry.decisions.map((decision) => (
            <p key={decision.line} className="wrap-anywhere text-mist">
              {decisionSummary(lines, decision)}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
