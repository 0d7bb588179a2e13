import { collections, parseDocument } from '#shared/db/documents.ts';
import { discardPicture } from './discard-picture.ts';
import { type PictureDeps, PictureRecord } from './picture-record.ts';

/**
 * How long an upload may wait for the product it was meant for, and a picture stays that its product
 * let go of: longer than any payment page is open and its order takes to be written.
 */
const UNUSED_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/** The whole picture a small one belongs to; whole ones belong to themselves. */
function wholePath(path: string): string {
  return path.replace(/-(320|640)\.([a-z]+)$/, '.$2');
}

/**
 * Deletes pictures that nobody has used for a day: a form that was left, a listing that was deleted
 * or shows another one by now. What an order names stays.
 * @returns how many went.
 */
export async function sweepPictures(deps: PictureDeps): Promise<number> {
  const found = await collections(deps.db)
    .pictures.where('is_used', '==', false)
    .where('unused_since', '<', new Date(deps.now().getTime() - UNUSED_MS))
    .limit(AT_ONCE)
    .get();
  const records = found.docs.flatMap((document) => parseDocument(PictureRecord, document) ?? []);
  const paths = [...new Set(records.map(({ path }) => wholePath(path)))];
  const gone = await Promise.all(paths.map((path) => discardPicture(deps, path)));
  return gone.filter(Boolean).length;
}
