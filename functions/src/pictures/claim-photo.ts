import { claimFolder, MAX_PHOTOS_OF_AN_ORDER } from '@reef/domain/claims/claim-photo';
import { inspectPicture } from './inspect-picture.ts';
import { type PictureDeps, recordOf } from './picture-record.ts';

/** The folder of an order's photos, over all its reports. */
function orderFolder(path: string): string {
  const [, userId = '', orderId = ''] = path.split('/');
  return claimFolder(userId, orderId, '').slice(0, -1);
}

/**
 * Checks a claim's photo, like a product's picture: when it has arrived, and when a report names it,
 * whichever is first. The rules cannot count files, so a photo above the limit of an order's folder
 * is deleted at once (ATT-125).
 */
export async function checkClaimPhoto(deps: PictureDeps, path: string): Promise<void> {
  if ((await recordOf(deps.db, path).get()).exists) return;
  const [present] = await deps.bucket.getFiles({
    prefix: orderFolder(path),
    maxResults: MAX_PHOTOS_OF_AN_ORDER + 1,
  });
  if (present.length <= MAX_PHOTOS_OF_AN_ORDER) await inspectPicture(deps, path);
  else await deps.bucket.file(path).delete({ ignoreNotFound: true });
}
