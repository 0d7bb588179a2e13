import { onDocumentCreated } from 'firebase-functions/firestore';
import * as mail from '#mail/alarm-mail.ts';
import { shopDeps } from '#shared/runtime/services.ts';

/** Every new entry of the log: the owner is mailed what the shop itself noted. Tried again until then. */
export const mailAlarm = onDocumentCreated(
  { document: 'audit_log/{entryId}', retry: true },
  async (event) => {
    await mail.mailAlarm(shopDeps(), event.params.entryId);
  },
);
