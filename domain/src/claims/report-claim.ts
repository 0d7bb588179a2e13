import { lineItems } from '@reef/domain/cart/line-item';
import type { Order } from '@reef/domain/orders/order';
import { refused } from '@reef/domain/shared/refused';
import type { Claim, ClaimLine } from './claim.ts';
import type { ReportClaimRequest, ReportRefusal } from './claim-calls.ts';
import { unitsLeft } from './claim-ledger.ts';
import { arePhotosOf, claimFolder } from './claim-photo.ts';
import { claimWindow } from './claim-window.ts';

type ReportVerdict = { ok: true; claim: Omit<Claim, 'id'> } | { ok: false; refusal: ReportRefusal };

type Asked = ReportClaimRequest['lines'][number];

function lineRefusal(order: Order, { line, quantity }: Asked): ReportRefusal | null {
  if (lineItems(order.items)[line] === undefined) return { code: 'line-unknown' };
  const left = unitsLeft(order, line);
  return quantity > left ? { code: 'more-than-left', line, left } : null;
}

function claimLine(order: Order, { line, quantity }: Asked): ClaimLine[] {
  const bought = lineItems(order.items)[line];
  if (bought === undefined) return [];
  const { product_id, name, unit_price_cents, image_url = null } = bought;
  const undecided = { decision: null, failed_refunds: 0 };
  return [{ line, quantity, product_id, name, unit_price_cents, image_url, ...undecided }];
}

/**
 * Decides whether a buyer's report is accepted, and the claim that it makes. The caller checks
 * whether its photos exist.
 * @param order null if there is none with that id; another buyer's is answered alike.
 */
export function judgeReport(
  order: Order | null,
  userId: string,
  request: ReportClaimRequest,
  now: Date,
): ReportVerdict {
  if (order === null || order.user_id !== userId) return refused({ code: 'order-not-found' });
  const folder = claimFolder(userId, order.id, request.request_id);
  if (!arePhotosOf(folder, request.photos)) return refused({ code: 'photo-of-another-claim' });
  const window = claimWindow(order, new Date(request.reported_at), now);
  if (!window.ok) return refused({ code: window.refusal });
  for (const asked of request.lines) {
    const refusal = lineRefusal(order, asked);
    if (refusal !== null) return refused(refusal);
  }
  const claim = {
    order_id: order.id,
    order_number: order.order_number,
    user_id: userId,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
    lines: request.lines.flatMap((asked) => claimLine(order, asked)),
    sentence: request.sentence,
    photos: request.photos,
    reported_at: window.reportedAt,
    received_at: now,
    status: 'open',
    needs_owner: true,
    refund_due_at: null,
    revision: 1,
    last_request_id: null,
    updated_at: now,
  } as const;
  return { ok: true, claim };
}
