import type { ReactNode } from 'react';
import { lineItems } from '@reef/domain/cart/line-item';
import { Claim } from '@reef/domain/claims/claim';
import { decisionText } from '@reef/domain/claims/claim-messages';
import type { OrderClaim, OrderClaimLine } from '@reef/domain/claims/order-claim';
import type { Order } from '@reef/domain/orders/order';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useFileUrls } from '#platform/data/use-file-urls.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { formatWeekdayTime } from '#ui/format-date.ts';
import { PhotoStrip } from '#ui/photos/photo-strip.tsx';
import { Link } from '#ui/routing/link.tsx';

function DecidedLine({ line, order }: { line: OrderClaimLine; order: Order }): ReactNode {
  const { decision, quantity } = line;
  const name = lineItems(order.items)[line.line]?.name ?? 'Item';
  const text = decisionText(decision, order.payment_status === 'refunded');
  return (
    <li className="grid gap-0.5">
      <p className="font-semibold wrap-anywhere text-foam">
        <span className="figures">{quantity} ×</span> {name}
      </p>
      <p className="text-sm wrap-anywhere text-mist">{text}</p>
      {decision?.kind === 'replacement' && (
        <p>
          <Link to={`/orders/${decision.order_number}`} className="text-link tap-link text-sm">
            See order {decision.order_number}
          </Link>
        </p>
      )}
    </li>
  );
}

function Reported({
  summary,
  claim,
  order,
}: {
  summary: OrderClaim;
  claim: Claim | undefined;
  order: Order;
}): ReactNode {
  const urls = useFileUrls(claim?.photos ?? [], useIsOnline());
  const title = `Reported ${formatWeekdayTime(summary.reported_at)}`;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <h3 className="text-base">{title}</h3>
      <ul className="grid gap-3" aria-live="polite">
        {summary.lines.map((line) => (
          <DecidedLine key={line.line} line={line} order={order} />
        ))}
      </ul>
      {claim !== undefined && (
        <>
          <p className="text-sm break-words whitespace-pre-wrap text-haze">{claim.sentence}</p>
          <PhotoStrip title={title} urls={urls} />
        </>
      )}
    </li>
  );
}

/** What was reported about an order, and what was decided about each line, live (CLAIM-05). */
export function ReportedClaims({ order }: { order: Order }): ReactNode {
  const { claims = [], user_id, id } = order;
  const { items } = useLiveQuery(
    claims.length === 0
      ? null
      : {
          collection: 'claims',
          where: [
            ['user_id', '==', user_id],
            ['order_id', '==', id],
          ],
        },
    Claim,
  );
  return (
    <ul className="divide-y divide-[var(--line)] empty:hidden">
      {claims.map((summary) => (
        <Reported
          key={summary.id}
          summary={summary}
          claim={items.find((claim) => claim.id === summary.id)}
          order={order}
        />
      ))}
    </ul>
  );
}
