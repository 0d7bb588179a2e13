import { logger } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { logCheck, logRound } from '#mail/log-mail.ts';
import * as mail from '#mail/send-mail.ts';
import { isMailOff } from '#mail/smtp-sender.ts';
import { SMTP_URL } from '#shared/runtime/params.ts';
import { mailDeps } from '#shared/runtime/services.ts';

/** Every minute: sends the mails that are due. Without a mail server: ends those that are done. */
export const sendWaitingMail = onSchedule(
  { schedule: 'every 1 minutes', secrets: [SMTP_URL], retryCount: 0, timeoutSeconds: 1500 },
  async () => {
    const deps = mailDeps();
    if (deps.send === null) {
      logCheck(logger, await mail.closeDueMail(deps), isMailOff(SMTP_URL.value()));
      return;
    }
    logRound(logger, await mail.sendDueMail(deps));
  },
);
