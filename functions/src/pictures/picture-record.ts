import { isClaimPhotoPath } from '@reef/domain/claims/claim-photo';
import { SMALL_WIDTHS, smallPath } from '@reef/domain/pictures/uploaded-picture';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { collections } from '#shared/db/documents.ts';

/** What the pictures' use-cases need; `bucket` is the project's own. */
export type PictureDeps = {
  db: Firestore;
  bucket: ReturnType<Storage['bucket']>;
  now: () => Date;
  /** Pictures of this machine's storage emulator may be shown. */
  isOnEmulators?: boolean;
};

/**
 * A document of `pictures/{id}`: a file in the bucket that was checked and stays. One that is not
 * used goes after a day; one that was sold never goes, because the order shows it; one that is
 * going is given to no product any more.
 */
export const PictureRecord = z.object({
  id: z.string(),
  path: z.string(),
  /** The bucket's number for this content under this path. */
  generation: z.string(),
  type: z.string(),
  width: z.int(),
  height: z.int(),
  size_bytes: z.int(),
  is_used: z.boolean(),
  is_sold: z.boolean(),
  is_going: z.boolean(),
  /**
   * Since when nothing is known to use it: its upload, or when the last product dropped it. For a
   * claim's photo, when its report can no longer arrive, days after the upload.
   */
  unused_since: z.date(),
});
export type PictureRecord = z.infer<typeof PictureRecord>;

/** The record of a path; ids hold no slashes. */
export function recordOf(db: Firestore, path: string): DocumentReference {
  if (isClaimPhotoPath(path)) return collections(db).pictures.doc(path.replaceAll('/', '_'));
  const [, userId = '', name = ''] = path.split('/');
  return collections(db).pictures.doc(`${userId}_${name}`);
}

/** A picture's path and those that its small ones would have. */
export function pathsOf(path: string): string[] {
  return [path, ...SMALL_WIDTHS.map((width) => smallPath(path, width))];
}
