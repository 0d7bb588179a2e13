import { Reservation } from '@reef/domain/checkout/reservation';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { closeHold } from './close-hold.ts';
import type { CheckoutDeps } from './deps.ts';
import { reservationId } from './ids.ts';
import { settleForBuyer } from './settle/settle.ts';

/**
 * Releases a buyer's hold as soon as they turn away from the payment page.
 * @returns `cancelled` if the stock is free again, `paid` if the payment had gone through, `none`
 * if there was nothing to cancel. Ids are per buyer, so a stranger's request id is `none`.
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
