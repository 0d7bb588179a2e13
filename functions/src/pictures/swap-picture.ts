import type { Product } from '@reef/domain/catalogue/product';
import type { Transaction } from 'firebase-admin/firestore';
import type { PictureDeps } from './picture-record.ts';
import { choosePicture, leavePicture, ownPicture, type PictureFields } from './product-picture.ts';

/**
 * The result of changing a product's picture: its fields, and what to write. If several products
 * change theirs in one transaction, all leave before any keeps: they may exchange pictures.
 */
export type Swap = { fields: Partial<PictureFields>; leave: () => void; keep: () => void };

/**
 * Replaces a product's picture, in the transaction that writes the product; does nothing if the
 * address stays. Reads only; `leave` writes what is no longer used, `keep` what is.
 * @returns null if the new one may not be used.
 */
export async function swapPicture(
  deps: PictureDeps,
  tx: Transaction,
  product: Product,
  image_url: string | null,
): Promise<Swap | null> {
  if (image_url === product.image_url) return { fields: {}, leave: () => {}, keep: () => {} };
  const chosen = await choosePicture(deps, tx, image_url);
  if (chosen === null) return null;
  const before = ownPicture(deps, product);
  const left = before === chosen.fields.image_path ? null : before;
  const leave = await leavePicture(deps, tx, left);
  return { fields: chosen.fields, leave, keep: chosen.keep };
}
