import { useState, type ReactNode } from 'react';
import { Claim } from '@reef/domain/claims/claim';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { countText } from '@reef/domain/shared/count-text';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useConfirmedPhase } from '#platform/data/live/device-copy.ts';
import { useWaitingClaims } from '#state/claims/waiting-claims.ts';
import { LoadMore, usePages } from '#ui/forms/load-more.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useSearchParams } from '#ui/routing/use-search-params.ts';
import { Link } from '#ui/routing/link.tsx';
import { ClaimDetail } from './claim-detail.tsx';
import { claimAddress } from './claim-addresses.ts';
import { claimBadge, claimedUnitsText } from './format-claim.ts';
import { formatDateTime } from '#ui/format-date.ts';

/** Settled claims on a page. */
const PAGE_SIZE = 20;

const MODES = [
  { value: 'waiting', label: 'To decide' },
  { value: 'settled', label: 'Decided' },
] as const;

type Mode = (typeof MODES)[number]['value'];

function ClaimCard({ claim }: { claim: Claim }): ReactNode {
  const { text, tone } = claimBadge(claim);
  const photos = claim.photos.length;
  return (
    <Card as="li" isLive className="relative grid gap-1.5 p-5">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={claimAddress(claim.id)}
          className="min-w-0 font-semibold wrap-anywhere text-foam after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:after:outline-2"
        >
          {claimedUnitsText(claim.lines)}
        </Link>
        <Badge tone={tone} hasDot>
          {text}
        </Badge>
      </p>
      <p className="text-sm wrap-anywhere text-mist">
        {purchaserOf(claim)}, <span className="figures">{claim.order_number}</span>
      </p>
      <p className="text-sm text-haze">
        Reported {formatDateTime(claim.reported_at)}, {countText(photos, 'photo')}
      </p>
    </Card>
  );
}

type List = ReturnType<typeof useWaitingClaims>;

function ClaimList({ list, none }: { list: List; none: ReactNode }): ReactNode {
  const phase = useConfirmedPhase(list);
  if (phase === 'loading') return <Skeleton className="h-48 w-full" />;
  if (phase === 'error' && list.items.length === 0) {
    return <ErrorState message="The claims could not be loaded." onRetry={list.retry} />;
  }
  if (list.items.length === 0) return none;
  return (
    <ul className="grid gap-4 lg:grid-cols-2" aria-label="Claims">
      {list.items.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} />
      ))}
    </ul>
  );
}

function SettledClaims(): ReactNode {
  const pages = usePages('settled', PAGE_SIZE);
  const list = useLiveQuery(
    {
      collection: 'claims',
      where: [['needs_owner', '==', false]],
      orderBy: [['received_at', 'desc']],
      limit: pages.limit,
    },
    Claim,
  );
  const { shown, hasMore } = pages.cut(list.items, list.unparsed);
  return (
    <>
      <ClaimList
        list={{ ...list, items: shown }}
        none={<EmptyState title="Nothing decided yet" text="Decided claims appear here." />}
      />
      {(hasMore || list.isReadingOn) && (
        <LoadMore className="mx-auto flex" isReadingOn={!hasMore} onMore={pages.next} />
      )}
    </>
  );
}

/** The waiting claims, or the decided ones. */
function Claims({
  waiting,
  mode,
  onMode,
}: {
  waiting: List;
  mode: Mode;
  onMode: (mode: Mode) => void;
}): ReactNode {
  return (
    <>
      <h2 className="sr-only">Claims</h2>
      <SegmentedToggle
        label="Claims"
        value={mode}
        options={MODES}
        className="w-fit"
        onChange={onMode}
      />
      {mode === 'waiting' ? (
        <ClaimList
          list={waiting}
          none={
            <EmptyState
              title="No claims wait"
              text="When a buyer reports a loss, it appears here and you get an email."
            />
          }
        />
      ) : (
        <SettledClaims />
      )}
    </>
  );
}

/** The owner's claims (CLAIM-03): those that wait, those that are decided, or one of them. */
export default function ClaimsView(): ReactNode {
  const [params] = useSearchParams();
  const [mode, setMode] = useState<Mode>('waiting');
  const waiting = useWaitingClaims();
  const claimId = params.get('claim');
  return (
    <div>
      <div key={claimId} ref={passFocusToHeading} className="grid gap-5">
        {claimId === null ? (
          <Claims waiting={waiting} mode={mode} onMode={setMode} />
        ) : (
          <ClaimDetail claimId={claimId} waiting={waiting.items} />
        )}
      </div>
    </div>
  );
}
