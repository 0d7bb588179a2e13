import { onDocumentCreated } from 'firebase-functions/firestore';
import * as pictures from '#pictures/keep-sold-pictures.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/**
 * Every new order: the pictures it names outlive their listings. Tried again until it is written,
 * long before the nightly sweep deletes unused ones.
 */
export const keepSoldPictures = onDocumentCreated(
  { document: 'orders/{orderId}', retry: true },
  async (event) => {
    await pictures.keepSoldPictures(pictureDeps(), event.data?.get('items'));
  },
);
