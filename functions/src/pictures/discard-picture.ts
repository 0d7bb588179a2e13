import { inTransaction } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';
import { pathsOf, type PictureDeps, recordOf } from './picture-record.ts';

/** Marks the files as going, unless a product or an order has them; no product takes them then. */
async function takeOut({ db }: PictureDeps, path: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const paths = pathsOf(path);
    // An older listing may have been given a small one's address.
    const users = await tx.get(collections(db).products.where('image_path', 'in', paths).limit(1));
    const records = await tx.getAll(...paths.map((each) => recordOf(db, each)));
    const present = records.filter((record) => record.exists);
    const isUsed = !users.empty || present.some((record) => record.get('is_sold') === true);
    for (const { ref } of present) tx.update(ref, { is_used: isUsed, is_going: !isUsed });
    return !isUsed;
  });
}

/**
 * Deletes a picture and its small ones from the bucket, unless a product or an order has it. After
 * a crash halfway the records say that they are going, and the sweep goes on with those.
 * @returns true if it is gone.
 */
export async function discardPicture(deps: PictureDeps, path: string): Promise<boolean> {
  if (!(await takeOut(deps, path))) return false;
  const paths = pathsOf(path);
  await Promise.all(paths.map((each) => deps.bucket.file(each).delete({ ignoreNotFound: true })));
  await Promise.all(paths.map((each) => recordOf(deps.db, each).delete()));
  return true;
}
