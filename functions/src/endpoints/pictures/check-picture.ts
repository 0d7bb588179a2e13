import { isClaimPhotoPath } from '@reef/domain/claims/claim-photo';
import { isPicturePath } from '@reef/domain/pictures/uploaded-picture';
import { onObjectFinalized } from 'firebase-functions/storage';
import * as claimPhoto from '#pictures/claim-photo.ts';
import * as pictures from '#pictures/inspect-picture.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/**
 * Checks the content of every file that arrives in the bucket: the rules only know what the sender
 * says of it. Retried until it succeeds.
 */
export const checkPicture = onObjectFinalized({ retry: true }, async (event) => {
  const path = event.data.name;
  if (isPicturePath(path)) await pictures.inspectPicture(pictureDeps(), path);
  else if (isClaimPhotoPath(path)) await claimPhoto.checkClaimPhoto(pictureDeps(), path);
});
