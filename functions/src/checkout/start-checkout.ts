import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { Reservation } from '@reef/domain/checkout/reservation';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { atomically } from '#shared/db/atomic-writes.ts';
import { closeHold, releaseWithoutSession } from './close-hold.ts';
import type { CheckoutDeps } from './deps.ts';
import { type NotReserved, reserve } from './reserve.ts';

/** How often a buyer's own earlier hold is closed before a checkout gives up. */
const MAX_REPLACEMENTS = 4;

export type StartRefusal =
  | Exclude<NotReserved, { code: 'earlier-hold' }>
  | { code: 'earlier-payment-completed' | 'provider-unavailable' | 'busy' };

export type StartResult =
  | { ok: true; url: string; sessionId: string }
  | { ok: false; refusal: StartRefusal };

/** The session, or null where making it failed: no buyer has its address then. */
async function sessionOrNull(deps: CheckoutDeps, reservation: Reservation) {
  try {
    return await deps.payments.createSession(reservation);
  } catch (error) {
    deps.report('payment page could not be made', error);
    return null;
  }
}

async function openSession(deps: CheckoutDeps, reservation: Reservation): Promise<StartResult> {
  if (reservation.session_id !== null && reservation.session_url !== null) {
    return { ok: true, url: reservation.session_url, sessionId: reservation.session_id };
  }
  const session = await sessionOrNull(deps, reservation);
  if (session === null) {
    await releaseWithoutSession(deps, reservation.id);
    return { ok: false, refusal: { code: 'provider-unavailable' } };
  }
  if (await isSessionNoted(deps, reservation.id, session)) {
    return { ok: true, url: session.url, sessionId: session.id };
  }
  // Another checkout of the same buyer closed this hold meanwhile: its page must not be paid.
  await deps.payments.expireSession(session.id);
  return { ok: false, refusal: { code: 'request-finished' } };
}

/** Writes the session onto its reservation while that still holds stock. */
async function isSessionNoted(
  deps: CheckoutDeps,
  id: string,
  session: { id: string; url: string },
): Promise<boolean> {
  const document = collections(deps.db).reservations.doc(id);
  return atomically(deps.db, async (unit) => {
    const [snapshot] = await unit.read(document);
    const reservation = snapshot ? parseDocument(Reservation, snapshot) : null;
    if (reservation?.status !== 'held') return false;
    if (reservation.session_id === session.id) return true;
    const updated_at = deps.now();
    unit.put(document, { session_id: session.id, session_url: session.url, updated_at });
    return true;
  });
}

/**
 * From click to payment page: reserves the cart's stock, then makes the Stripe session.
 * The buyer's own earlier hold is closed and replaced; if it turns out to be paid, this checkout
 * stops and says so. The same request id with the same cart answers the same session.
 * @param request as parsed; its prices and names are not believed.
 */
export async function startCheckout(
  deps: CheckoutDeps,
  userId: string,
  requestId: string,
  request: CreatePaymentRequest,
): Promise<StartResult> {
  for (let replaced = 0; replaced < MAX_REPLACEMENTS; replaced += 1) {
    const result = await reserve(deps, { userId, requestId, request });
    if (result.ok) return openSession(deps, result.reservation);
    const { refusal } = result;
    if (refusal.code !== 'earlier-hold') return { ok: false, refusal };
    const closed = await closeHold(deps, refusal.reservation);
    const isPaid = closed.status === 'settled' || closed.status === 'awaiting';
    if (isPaid) return { ok: false, refusal: { code: 'earlier-payment-completed' } };
  }
  return { ok: false, refusal: { code: 'busy' } };
}
