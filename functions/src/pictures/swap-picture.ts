import type { Product } from '@reef/domain/catalogue/product';
import type { Transaction } from 'firebase-admin/firestore';
import type { PictureDeps } from './picture-record.ts';
import {
  choosePicture,
  ownPicture,
  type PictureFields,
  releasePicture,
} from './product-picture.ts';

/**
 * The result of changing a product's picture: its fields, and what to write. Release every old
 * picture before marking any new one as used: products may exchange pictures.
 */
export type Swap = {
  fields: Partial<PictureFields>;
  markReleased: () => void;
  markUsed: () => void;
};

const UNCHANGED: Swap = { fields: {}, markReleased: () => {}, markUsed: () => {} };

/**
 * Replaces a product's picture, in the transaction that writes the product; does nothing if the
 * address stays. Reads only; `markReleased` writes what is no longer used, `markUsed` what is.
 * @returns null if the new one may not be used.
 */
export async function swapPicture(
  deps: PictureDeps,
  tx: Transaction,
  product: Product,
  image_url: string | null,
): Promise<Swap | null> {
  if (image_url === product.image_url) return UNCHANGED;
  const chosen = await choosePicture(deps, tx, image_url);
  if (chosen === null) return null;
  const before = ownPicture(deps, product);
  const old = before === chosen.fields.image_path ? null : before;
  const markReleased = await releasePicture(deps, tx, old);
  return { fields: chosen.fields, markReleased, markUsed: chosen.markUsed };
}
