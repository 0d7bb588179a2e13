import { onDocumentWritten } from 'firebase-functions/firestore';
import * as mail from '#mail/order-events.ts';
import { shopDeps } from '#shared/runtime/services.ts';

/**
 * Runs on every change of an order and writes its mails, even hours later from a phone without
 * signal. Retried until they are written; writing twice changes nothing.
 */
export const mailOrderNews = onDocumentWritten(
  { document: 'orders/{orderId}', retry: true },
  async (event) => {
    await mail.mailOrderNews(shopDeps(), event.params.orderId);
  },
);
