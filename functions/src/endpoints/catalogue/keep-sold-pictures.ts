import { onDocumentCreated } from 'firebase-functions/firestore';
import { keepSoldPictures as keep } from '#pictures/keep-sold-pictures.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/**
 * Every new order: the pictures it names outlive their listings. Tried again until it is written,
 * long before the night takes what nobody uses.
 */
export const keepSoldPictures = onDocumentCreated(
  { document: 'orders/{orderId}', retry: true },
  async (event) => {
    await keep(pictureDeps(), event.data?.get('items'));
  },
);
