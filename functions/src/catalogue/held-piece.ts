import { isHolding, Reservation, ReservationStatus } from '@reef/domain/checkout/reservation';
import type { Product } from '@reef/domain/catalogue/product';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, parseReadable } from '#shared/db/documents.ts';

const HOLDING = ReservationStatus.options.filter(isHolding);

/**
 * Whether an edit lists a one-of-a-kind piece again while a buyer holds it, who is paying or whose
 * bank payment is under way: if they do not finish, there would be two of it. Called in the
 * transaction that has read the product, whose lock keeps it sold out until the edit is written: no
 * hold of it begins or ends meanwhile. So the holds themselves need no lock, which would make other
 * buyers wait.
 */
export async function isPieceHeld(
  db: Firestore,
  { id, category, stock }: Product,
  stockAfter: number,
): Promise<boolean> {
  if (category !== 'WYSIWYG' || stock > 0 || stockAfter === 0) return false;
  // A payment page is open for half an hour, so these are few. Lines cannot be searched.
  const { docs } = await collections(db).reservations.where('status', 'in', HOLDING).get();
  return docs.some((document) => {
    const lines = parseReadable(Reservation, document)?.lines ?? [];
    return lines.some(({ product_id }) => product_id === id);
  });
}
