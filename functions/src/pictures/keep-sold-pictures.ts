import { lineItems, OrderItems } from '@reef/domain/cart/line-item';
import { bucketPath } from './bucket-path.ts';
import { pathsOf, type PictureDeps, recordOf } from './picture-record.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

/** The pictures in our own bucket that an order's lines name, whatever shape its items have. */
export function picturesOf(items: unknown, bucketName: string): string[] {
  const parsed = OrderItems.safeParse(items);
  if (!parsed.success) return [];
  const paths = lineItems(parsed.data).flatMap(({ image_url }) => {
    const place = image_url ? bucketPath(image_url, bucketName) : null;
    return place?.kind === 'picture' ? [place.path] : [];
  });
  return [...new Set(paths)];
}

/**
 * Marks the pictures that a new order names as sold: they stay as long as the bucket does, whatever
 * happens to the listing. Repeating it changes nothing; nothing is written for other pictures.
 * @param items the order's `items` as stored.
 */
export async function keepSoldPictures(deps: PictureDeps, items: unknown): Promise<void> {
  const paths = picturesOf(items, deps.bucket.name).flatMap(pathsOf);
  if (paths.length === 0) return;
  await inTransaction(deps.db, async (tx) => {
    const records = await tx.getAll(...paths.map((path) => recordOf(deps.db, path)));
    for (const { exists, ref } of records) {
      if (exists) tx.update(ref, { is_used: true, is_sold: true });
    }
  });
}
