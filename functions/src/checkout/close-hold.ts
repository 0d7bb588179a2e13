import { Reservation } from '@reef/domain/checkout/reservation';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { atomically } from '#shared/db/atomic-writes.ts';
import type { CheckoutDeps } from './deps.ts';
import { moveStock, readStock } from './move-stock.ts';
import { settle, type settleForBuyer } from './settle/settle.ts';

/**
 * Releases the stock of a hold whose payment page no buyer was given: a page's address leaves the
 * server only after its session is on the reservation. A session written meanwhile keeps the hold,
 * because it may be paid.
 * @returns the reservation afterwards; null if there is none.
 */
export async function releaseWithoutSession(
  deps: CheckoutDeps,
  id: string,
): Promise<Reservation | null> {
  const { reservations } = collections(deps.db);
  return atomically(deps.db, async (unit) => {
    const [snapshot] = await unit.read(reservations.doc(id));
    const reservation = parseDocument(Reservation, snapshot);
    if (reservation?.status !== 'held' || reservation.session_id !== null) return reservation;
    const products = await readStock(deps, unit, reservation.lines);
    moveStock(deps, unit, products, reservation.lines, 1);
    const released = { status: 'released', updated_at: deps.now() } as const;
    unit.write(reservations.doc(id), released);
    return { ...reservation, ...released };
  });
}

/**
 * Ends a hold for good: closes its payment page first, then `settle` decides by what Stripe says. A
 * buyer who paid in the last second gets the order; otherwise the stock is free again.
 * @param settleIt `settleForBuyer` if a buyer waits for the answer.
 */
export async function closeHold(
  deps: CheckoutDeps,
  reservation: Reservation,
  settleIt: typeof settleForBuyer = settle,
): Promise<Reservation> {
  const { status, session_id: sessionId } = reservation;
  if (sessionId === null) {
    if (status !== 'held') return reservation;
    return (await releaseWithoutSession(deps, reservation.id)) ?? reservation;
  }
  if (status === 'held') await deps.payments.expireSession(sessionId);
  const outcome = await settleIt(deps, sessionId);
  return outcome.ok ? outcome.reservation : reservation;
}
