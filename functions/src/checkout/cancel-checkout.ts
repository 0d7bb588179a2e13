import { Reservation } from '@reef/domain/checkout/reservation';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { closeHold } from './close-hold.ts';
import type { CheckoutDeps } from './deps.ts';
import { reservationId } from './ids.ts';
import { settleForBuyer } from './settle.ts';

/**
 * Gives a buyer's hold back as soon as they turn away from the payment page.
 * @returns `cancelled` when the stock is free again, `paid` when the payment had gone through,
 * `none` when there was nothing to cancel. A stranger's request id is `none`: ids are per buyer.
 */
export async function cancelCheckout(
  deps: CheckoutDeps,
  userId: string,
  requestId: string,
): Promise<'cancelled' | 'paid' | 'none'> {
  const { reservations } = collections(deps.db);
  const document = await reservations.doc(reservationId(userId, requestId)).get();
  const reservation = parseDocument(Reservation, document);
  if (!reservation) return 'none';
  const closed = await closeHold(deps, reservation, settleForBuyer);
  if (closed.status === 'released') return 'cancelled';
  return closed.status === 'held' ? 'none' : 'paid';
}
