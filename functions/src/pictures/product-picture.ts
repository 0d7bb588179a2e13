import type { Product } from '@reef/domain/catalogue/product';
import { SMALL_WIDTHS, smallPath, wholePath } from '@reef/domain/pictures/uploaded-picture';
import type { Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '#shared/db/documents.ts';
import { bucketPath } from './bucket-path.ts';
import { inspectPicture } from './inspect-picture.ts';
import { pathsOf, type PictureDeps, PictureRecord, recordOf } from './picture-record.ts';

/** A product's picture fields. Widths in pixels, ascending; none for a foreign picture. */
export type PictureFields = Required<Pick<Product, 'image_url' | 'image_path' | 'image_widths'>>;

function foreign(image_url: string | null): PictureFields {
  return { image_url, image_path: null, image_widths: [] };
}

async function readRecords(deps: PictureDeps, tx: Transaction, paths: readonly string[]) {
  const snapshots = await tx.getAll(...paths.map((path) => recordOf(deps.db, path)));
  return snapshots.map((snapshot) => parseDocument(PictureRecord, snapshot));
}

/**
 * The picture of a small copy's address, such as one that was copied from a card: its whole one, by
 * an address without the token, which is another file's. Any other picture stays itself, and so does
 * a small one without a whole one.
 */
async function wholeOf(deps: PictureDeps, picture: { image_url: string; path: string }) {
  const path = wholePath(picture.path);
  if (path === picture.path || !(await inspectPicture(deps, path))) return picture;
  const folder = picture.image_url.slice(0, picture.image_url.indexOf('/o/'));
  return { image_url: `${folder}/o/${encodeURIComponent(path)}?alt=media`, path };
}

/**
 * The picture that a product is to have, in the transaction that writes the product. One in our own
 * bucket must have been checked; if the trigger has not run yet, it is checked now. Reads only;
 * `markUsed` writes that the files are used.
 * @returns null if the address is in our bucket but names no picture that may be used, or one whose
 * file is gone: a form that took it back deletes the file, and the record stays for a while.
 */
export async function choosePicture(
  deps: PictureDeps,
  tx: Transaction,
  given: string | null,
): Promise<{ fields: PictureFields; markUsed: () => void } | null> {
  const place = given === null ? null : bucketPath(given, deps.bucket.name);
  if (given === null || place === null || place.kind === 'foreign') {
    return { fields: foreign(given), markUsed: () => {} };
  }
  if (place.kind === 'other') return null;
  const { image_url, path } = await wholeOf(deps, { image_url: given, path: place.path });
  const paths = pathsOf(path);
  const [found, ...foundSmall] = await Promise.all(paths.map((each) => inspectPicture(deps, each)));
  if (!found) return null;
  const [whole, ...small] = await readRecords(deps, tx, paths);
  if (!whole || whole.is_going) return null;
  const widths = SMALL_WIDTHS.filter(
    (width, at) => foundSmall[at] && small[at]?.width === width && !small[at].is_going,
  );
  const used = [path, ...widths.map((width) => smallPath(path, width))];
  const markUsed = () => {
    for (const each of used) tx.update(recordOf(deps.db, each), { is_used: true });
  };
  const image_widths = [...widths.filter((width) => width < whole.width), whole.width];
  return { fields: { image_url, image_path: path, image_widths }, markUsed };
}

/** The path of a product's own picture; null if it has none in our bucket. */
export function ownPicture(
  deps: PictureDeps,
  { image_path, image_url }: Pick<Product, 'image_path' | 'image_url'>,
): string | null {
  if (image_path) return image_path;
  const place = image_url === null ? null : bucketPath(image_url, deps.bucket.name);
  return place?.kind === 'picture' ? place.path : null;
}

/**
 * Reads the records of a picture, in the transaction that takes it from its product. The files stay
 * for a day more (sweep-pictures.ts): carts and open pages show them, and a buyer who is paying may
 * order them.
 * @returns a function that writes that nothing is known to use them.
 */
export async function releasePicture(
  deps: PictureDeps,
  tx: Transaction,
  path: string | null,
): Promise<() => void> {
  const paths = path === null ? [] : pathsOf(path);
  const records = paths.length === 0 ? [] : await readRecords(deps, tx, paths);
  return () => {
    for (const record of records) {
      if (!record) continue;
      const unused_since = deps.now();
      tx.update(recordOf(deps.db, record.path), { is_used: record.is_sold, unused_since });
    }
  };
}
