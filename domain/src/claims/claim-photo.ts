import { type PictureType, pictureExtension } from '@reef/domain/pictures/picture-file';

/** The most photos of one claim. */
export const MAX_CLAIM_PHOTOS = 4;

/** The most photos in an order's folder, over all its claims and abandoned reports. */
export const MAX_PHOTOS_OF_AN_ORDER = 40;

/** The folder of one report's photos: its buyer's, its order's, and the report's own. */
export function claimFolder(userId: string, orderId: string, requestId: string): string {
  return `claim-photos/${userId}/${orderId}/${requestId}/`;
}

/**
 * A photo's path, `claim-photos/{user}/{order}/{request id}/photo-{1 to 4}.{ext}`. A photo is
 * written once: sending it again is refused, which means that it is stored.
 * @param number from 1 to `MAX_CLAIM_PHOTOS`.
 */
export function claimPhotoPath(folder: string, number: number, type: PictureType): string {
  return `${folder}photo-${number}.${pictureExtension(type)}`;
}

const PHOTO =
  /^claim-photos\/([^/]+)\/([^/]+)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/photo-[1-4]\.(?:jpg|jpeg|png|webp|avif)$/;

/** True for a path of a claim's photo in the bucket; `storage.rules` has the same pattern. */
export function isClaimPhotoPath(path: string): boolean {
  return PHOTO.test(path);
}

/** True if all paths are photos in this folder, each named once. */
export function arePhotosOf(folder: string, paths: readonly string[]): boolean {
  const isOwn = (path: string) => isClaimPhotoPath(path) && path.startsWith(folder);
  return new Set(paths).size === paths.length && paths.every(isOwn);
}
