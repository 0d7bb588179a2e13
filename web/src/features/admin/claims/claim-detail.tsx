import type { ReactNode } from 'react';
import { Claim } from '@reef/domain/claims/claim';
import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';
import { Order } from '@reef/domain/orders/order';
import { type LiveDocument, useLiveDocument } from '#platform/data/live/live-document.ts';
import { useFileUrls } from '#platform/data/use-file-urls.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { ChevronRightIcon } from '#ui/layout/icons.tsx';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { PhotoStrip } from '#ui/photos/photo-strip.tsx';
import { Link } from '#ui/routing/link.tsx';
import { ClaimOrder } from './claim-order.tsx';
import { claimAddress } from './claim-addresses.ts';
import { claimBadge, claimedUnitsText } from './format-claim.ts';
import { DecidedBy } from './decided-by.tsx';
import { DecisionForm } from './decision-form.tsx';
import { nextClaimId } from './next-claim.ts';

function Photos({ claim }: { claim: Claim }): ReactNode {
  const urls = useFileUrls(claim.photos, useIsOnline());
  return (
    <Panel title="What the buyer says">
      <p className="mb-4 wrap-anywhere whitespace-pre-wrap text-mist">{claim.sentence}</p>
      <PhotoStrip title={claimedUnitsText(claim.lines)} urls={urls} isLarge />
    </Panel>
  );
}

function Shown({ claim, order }: { claim: Claim; order: Order }): ReactNode {
  const badge = claimBadge(claim);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-xl wrap-anywhere">{claimedUnitsText(claim.lines)}</h2>
        <output>
          <Badge tone={badge.tone} hasDot>
            {badge.text}
          </Badge>
        </output>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Photos claim={claim} />
        <div className="grid gap-5">
          <Panel title="Order">
            <ClaimOrder claim={claim} order={order} />
          </Panel>
          <Panel title="Decision">
            <DecisionForm key={claim.id} claim={claim} order={order} />
          </Panel>
          <Panel title="Who decided">
            <DecidedBy claimId={claim.id} lines={claim.lines} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function Loaded({ claim }: { claim: LiveDocument<Claim> & { retry: () => void } }): ReactNode {
  const orderId = claim.data?.order_id;
  const order = useLiveDocument(orderId === undefined ? null : `orders/${orderId}`, Order);
  const failed = [claim, order].find(({ phase }) => phase === 'error');
  if (claim.data !== null && order.data !== null) {
    return <Shown claim={claim.data} order={order.data} />;
  }
  if (claim.phase === 'missing') return <EmptyState title="There is no such claim" heading="h2" />;
  if (order.phase === 'missing') {
    return <EmptyState title="The order of this claim was deleted" heading="h2" />;
  }
  if (failed !== undefined) {
    return <ErrorState message="The claim could not be loaded." onRetry={failed.retry} />;
  }
  return <Skeleton className="h-96 w-full" />;
}

/** One claim: its photos next to the order, and the decision (CLAIM-03). */
export function ClaimDetail({
  claimId,
  waiting,
}: {
  claimId: string;
  /** The claims that wait. */
  waiting: readonly Claim[];
}): ReactNode {
  const claim = useLiveDocument(`claims/${claimId}`, Claim);
  const nextId = nextClaimId(waiting, { id: claimId, received_at: claim.data?.received_at });
  return (
    <>
      <nav aria-label="Claims" className="flex flex-wrap items-center justify-between gap-3">
        <Link to={OWNER_CLAIMS_PATH} className="btn btn-ghost -ms-3">
          <ChevronLeftIcon className="size-4" />
          All claims
        </Link>
        {nextId !== undefined && (
          <LinkButton to={claimAddress(nextId)} kind="secondary">
            Next claim
            <ChevronRightIcon className="size-4" />
          </LinkButton>
        )}
      </nav>
      <Loaded claim={claim} />
    </>
  );
}
