import { isHolding, ReservationStatus } from '@reef/domain/checkout/reservation';
import type { Product } from '@reef/domain/catalogue/product';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';

const HOLDING = ReservationStatus.options.filter(isHolding);

/** What says which animal a listing is, and its stock. */
type Listed = Pick<Product, 'name' | 'category' | 'image_url' | 'stock'>;

/** `piece-held`: it would be listed again. `listing-held`: it would be another animal. */
export type HeldRefusal = 'piece-held' | 'listing-held';

/** Any other picture of a one-of-a-kind piece counts: two edits must not do what one may not. */
function isAnotherAnimal(before: Listed, after: Listed): boolean {
  const isOne = after.category === 'WYSIWYG';
  if (isOne !== (before.category === 'WYSIWYG')) return true;
  return after.name !== before.name || (isOne && after.image_url !== before.image_url);
}

/**
 * Why an edit has to wait while a buyer holds units of the listing, who is paying or whose bank
 * payment is under way; null if it does not. If they do not finish, their units come back to the
 * listing: it must still be their animal, and a one-of-a-kind piece must not be there twice. Called
 * in the transaction that has read the product. Its lock keeps holds from beginning or coming back
 * until the edit is written. So the holds themselves need no lock, which would make buyers wait.
 */
export async function heldRefusal(
  db: Firestore,
  before: Product,
  after: Listed,
): Promise<HeldRefusal | null> {
  const isAnother = isAnotherAnimal(before, after);
  const isRelisted = before.category === 'WYSIWYG' && before.stock === 0 && after.stock > 0;
  if (!isAnother && !isRelisted) return null;
  const { reservations } = collections(db);
  const ofProduct = reservations.where('product_ids', 'array-contains', before.id);
  const { empty } = await ofProduct.where('status', 'in', HOLDING).limit(1).get();
  if (empty) return null;
  return isAnother ? 'listing-held' : 'piece-held';
}
