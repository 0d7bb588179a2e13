import { onDocumentCreated } from 'firebase-functions/firestore';
import * as pictures from '#pictures/keep-sold-pictures.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/**
 * Runs on every new order: its pictures outlive their listings. Retried until it succeeds, long
 * before the nightly sweep deletes unused ones.
 */
export const keepSoldPictures = onDocumentCreated(
  { document: 'orders/{orderId}', retry: true },
  async (event) => {
    await pictures.keepSoldPictures(pictureDeps(), event.data?.get('items'));
  },
);
