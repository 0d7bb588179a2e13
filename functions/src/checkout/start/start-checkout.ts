import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import type { Reservation } from '@reef/domain/checkout/reservation';
import { refused } from '@reef/domain/shared/refused';
import { SECOND_MS } from '@reef/domain/shared/time';
import { withTimeout } from '#shared/limits/with-timeout.ts';
import { noteRefusedPayments } from '#checkout/alarms.ts';
import { closeHold, releaseWithoutSession } from '#checkout/close-hold.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { attachSession } from './attach-session.ts';
import { type NotReserved, reserve, type ReserveResult } from './reserve.ts';
import type { Prefetch } from './reserve-reads.ts';
import { settleForBuyer } from '#checkout/settle/settle.ts';

/** How often to close a buyer's own earlier hold before a checkout gives up. */
const MAX_REPLACEMENTS = 4;

/**
 * How long a checkout waits until an earlier hold is closed, which takes about a second. The rest of
 * its function's 60 s is for the new page (stripe/when-allowed.ts).
 */
const MAX_CLOSE_MS = 10 * SECOND_MS;

export type StartRefusal =
  | Exclude<NotReserved, { code: 'earlier-hold' }>
  | {
      code:
        | 'earlier-payment-completed'
        | 'earlier-payment-pending'
        | 'provider-unavailable'
        | 'busy';
    };

export type StartResult =
  | { ok: true; url: string; sessionId: string }
  | { ok: false; refusal: StartRefusal };

/**
 * The session; null if making it failed, and then no buyer has its address. `under-way`: another
 * call of this checkout is making it, and will answer its address.
 */
async function sessionOrNull(deps: CheckoutDeps, reservation: Reservation) {
  try {
    const made = await deps.payments.createSession(reservation);
    if (made.ok) return made;
    if (made.refusal === 'under-way') return made.refusal;
    await noteRefusedPayments(deps, made.reason);
    return null;
  } catch (error) {
    deps.report('payment page could not be made', error);
    return null;
  }
}

type Reserved = Extract<ReserveResult, { ok: true }>;

async function openSession(
  deps: CheckoutDeps,
  { reservation, state }: Reserved,
): Promise<StartResult> {
  if (reservation.session_id !== null && reservation.session_url !== null) {
    return { ok: true, url: reservation.session_url, sessionId: reservation.session_id };
  }
  const session = await sessionOrNull(deps, reservation);
  if (session === 'under-way') return refused({ code: 'busy' });
  if (session === null) {
    await releaseWithoutSession(deps, reservation.id);
    return refused({ code: 'provider-unavailable' });
  }
  if (await attachSession(deps, { id: reservation.id, state }, session)) {
    return { ok: true, url: session.url, sessionId: session.id };
  }
  // Another checkout of the same buyer closed this hold meanwhile: its page must not be paid.
  await deps.payments.expireSession(session.id);
  return refused({ code: 'request-finished' });
}

/**
 * From click to payment page: reserves the cart's stock, then makes the Stripe session. The buyer's
 * own hold from before this call is closed and replaced. If it turns out to be paid, this checkout
 * stops and says so. If its bank debit is under way, it counts as the buyer's one hold until it has
 * ended. The same request id with the same cart answers the same session.
 * @param request as parsed; its prices and names are not trusted.
 * @param prefetch what already reads for this checkout, if anything does.
 * @param longestMs how long closing the earlier hold may take.
 * @throws Error if that takes longer; nothing was reserved then, and closing goes on.
 */
export async function startCheckout(
  deps: CheckoutDeps,
  userId: string,
  requestId: string,
  request: CreatePaymentRequest,
  prefetch?: Prefetch,
  longestMs: number = MAX_CLOSE_MS,
): Promise<StartResult> {
  const begunAt = deps.now();
  const intent = { userId, requestId, request };
  let read = (await prefetch?.result()) ?? null;
  for (let replaced = 0; replaced < MAX_REPLACEMENTS; replaced += 1) {
    const result = await reserve(deps, intent, read);
    read = null;
    if (result.ok) return openSession(deps, result);
    const { refusal } = result;
    if (refusal.code !== 'earlier-hold') return refused(refusal);
    // A concurrent checkout made it: if each closed the other's, all would end with none.
    if (refusal.reservation.created_at > begunAt) return refused({ code: 'busy' });
    const closing = closeHold(deps, refusal.reservation, settleForBuyer);
    const closed = await withTimeout(closing, longestMs);
    if (closed.status === 'awaiting') {
      return refused({ code: 'earlier-payment-pending' });
    }
    if (closed.status === 'settled') {
      return refused({ code: 'earlier-payment-completed' });
    }
  }
  return refused({ code: 'busy' });
}
