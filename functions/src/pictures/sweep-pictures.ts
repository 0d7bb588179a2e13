import { wholePath } from '@reef/domain/pictures/uploaded-picture';
import { DAY_MS } from '@reef/domain/shared/time';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { pagesOf } from '#shared/db/pages-of.ts';
import { discardPicture } from './discard-picture.ts';
import { type PictureDeps, PictureRecord } from './picture-record.ts';

/**
 * How long an upload may wait for its product, and how long a picture stays that its product
 * dropped: longer than a payment page is open and its order takes to be written.
 */
const UNUSED_MS = DAY_MS;

/** How many records are read at a time, and deleted side by side. */
const PAGE_SIZE = 200;

/** So many pages a night at most: the night's other checks need time too. */
const MAX_PAGES = 20;

/** What a night did; `failed` pictures are tried again the next night. */
export type PictureSweep = { gone: number; failed: { path: string; reason: string }[] };

/** The whole pictures of some records, each once. An unreadable record hides no other. */
function wholePaths(documents: readonly QueryDocumentSnapshot[], failed: PictureSweep['failed']) {
  const paths = new Set<string>();
  for (const document of documents) {
    try {
      const record = parseDocument(PictureRecord, document);
      if (record) paths.add(wholePath(record.path));
    } catch (error) {
      failed.push({ path: document.ref.path, reason: String(error) });
    }
  }
  return [...paths];
}

/**
 * Deletes pictures that were unused for a day: an abandoned form, a listing that was deleted or
 * shows another one by now. What an order names stays. A picture that fails stops no other.
 * @param pageSize how many records are read at a time.
 */
export async function sweepPictures(
  deps: PictureDeps,
  pageSize: number = PAGE_SIZE,
): Promise<PictureSweep> {
  const due = collections(deps.db)
    .pictures.where('is_used', '==', false)
    .where('unused_since', '<', new Date(deps.now().getTime() - UNUSED_MS));
  const swept: PictureSweep = { gone: 0, failed: [] };
  const discard = async (path: string) => {
    try {
      if (await discardPicture(deps, path)) swept.gone += 1;
    } catch (error) {
      swept.failed.push({ path, reason: String(error) });
    }
  };
  let pages = 0;
  for await (const page of pagesOf(due, pageSize)) {
    await Promise.all(wholePaths(page, swept.failed).map(discard));
    pages += 1;
    if (pages === MAX_PAGES) break;
  }
  return swept;
}
