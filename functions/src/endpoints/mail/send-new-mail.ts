import { logger } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as mail from '#mail/send-mail.ts';
import { SMTP_URL } from '#shared/runtime/params.ts';
import { mailDeps } from '#shared/runtime/services.ts';

/**
 * Sends a mail as soon as it is written, through few connections however many are written at once.
 * Google does not retry it, and may drop an event that finds no room: `send_waiting_mail` sends
 * what is left, with growing pauses.
 */
export const sendNewMail = onDocumentCreated(
  {
    document: 'mail/{mailId}',
    secrets: [SMTP_URL],
    timeoutSeconds: 120,
    concurrency: mail.MAILS_AT_ONCE,
    maxInstances: 1,
  },
  async (event) => {
    const outcome = await mail.sendMail(mailDeps(), event.params.mailId);
    if (outcome === 'failed') logger.warn('mail was not sent yet', { id: event.params.mailId });
  },
);
