import type { Product } from '@reef/domain/catalogue/product';
import type { Transaction } from 'firebase-admin/firestore';
import type { PictureDeps } from './picture-record.ts';
import { choosePicture, leavePicture, ownPicture, type PictureFields } from './product-picture.ts';

/** What changing a product's picture comes to: its fields, and what to write. */
export type Swap = { fields: Partial<PictureFields>; write: () => void };

/**
 * A product's picture for another, in the transaction that writes the product; nothing where the
 * address stays. Reads only; `write` writes what is used and what no longer is.
 * @returns null where the new one may not be used.
 */
export async function swapPicture(
  deps: PictureDeps,
  tx: Transaction,
  product: Product,
  image_url: string | null,
): Promise<Swap | null> {
  if (image_url === product.image_url) return { fields: {}, write: () => {} };
  const chosen = await choosePicture(deps, tx, image_url);
  if (chosen === null) return null;
  const before = ownPicture(deps, product);
  const left = before === chosen.fields.image_path ? null : before;
  const leave = await leavePicture(deps, tx, left);
  const write = () => {
    leave();
    chosen.keep();
  };
  return { fields: chosen.fields, write };
}
