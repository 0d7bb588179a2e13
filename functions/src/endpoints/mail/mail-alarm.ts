import { onDocumentCreated } from 'firebase-functions/firestore';
import * as mail from '#mail/alarm-mail.ts';
import { shopDeps } from '#shared/runtime/services.ts';

/** Runs on every new log entry: mails the owner what the shop noted. Retried until it succeeds. */
export const mailAlarm = onDocumentCreated(
  { document: 'audit_log/{entryId}', retry: true },
  async (event) => {
    await mail.mailAlarm(shopDeps(), event.params.entryId);
  },
);
