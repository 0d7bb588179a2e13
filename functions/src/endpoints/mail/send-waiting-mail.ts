import { logger } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import * as mail from '#mail/send-mail.ts';
import { SMTP_URL } from '#shared/runtime/params.ts';
import { mailDeps } from '#shared/runtime/services.ts';

/** Every minute: sends the mails that are due. Without a mail server: ends those that are done. */
export const sendWaitingMail = onSchedule(
  { schedule: 'every 1 minutes', secrets: [SMTP_URL], retryCount: 0, timeoutSeconds: 1500 },
  async () => {
    const deps = mailDeps();
    if (deps.send === null) {
      const { waiting, faults } = await mail.closeDueMail(deps);
      if (waiting > 0) logger.warn('mail waits for a mail server: set SMTP_URL', { waiting });
      if (faults.length > 0) logger.error('mail could not be read or written', { faults });
      return;
    }
    const round = await mail.sendDueMail(deps);
    if (round.failed > 0) logger.warn('mail could not be sent yet', { failed: round.failed });
    if (round.faults.length > 0) logger.error('mail could not be read or written', round);
  },
);
