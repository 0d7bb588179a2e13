import { onDocumentWritten } from 'firebase-functions/firestore';
import * as mail from '#mail/order-events.ts';
import { shopDeps } from '#shared/runtime/services.ts';

/**
 * Every change of an order: its mails follow what the owner did, also by a phone that had no signal
 * for hours. Tried again until they are written; writing twice changes nothing.
 */
export const mailOrderNews = onDocumentWritten(
  { document: 'orders/{orderId}', retry: true },
  async (event) => {
    await mail.mailOrderNews(shopDeps(), event.params.orderId);
  },
);
