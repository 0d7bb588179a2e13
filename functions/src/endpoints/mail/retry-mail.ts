import { ADMIN_ONLY, type OutcomeRows } from '@reef/domain/shared/call-parts';
import { RetryMailRequest } from '@reef/domain/mail/mail';
import * as mailRetry from '#mail/retry-mail.ts';
import * as mail from '#mail/send-mail.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { SMTP_URL } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { mailDeps } from '#shared/runtime/services.ts';

const NO_SERVER = 'The shop has no mail server of its own: SMTP_URL names none.';
const REFUSED = {
  'not-admin': ADMIN_ONLY,
  'no-server': NO_SERVER,
  'not-waiting': 'This email is no longer waiting.',
  over: 'Not sent: what it says is over. Call the buyer if no later mail has told them.',
};
const FAILED =
  'It could not be sent this time either. The list says why, and whether it is tried again.';
const SAID = {
  sent: 'The mail was sent.',
  failed: FAILED,
  stuck: FAILED,
  'not-due': 'The mail is being sent.',
  'no-server': NO_SERVER,
};

/** `retry_mail`: an admin retries a mail now. */
export const retryMail = onCall(
  { secrets: [SMTP_URL], timeoutSeconds: 120 },
  async (call): Promise<OutcomeRows> => {
    const adminId = await liveCallerId(call);
    const { mail_id } = parseInput(RetryMailRequest, call.data);
    const deps = mailDeps();
    const allowed = await mailRetry.retryMail(deps, adminId, mail_id);
    if (!allowed.ok) return [{ success: false, message: REFUSED[allowed.refusal] }];
    const outcome = await mail.sendMail(deps, mail_id);
    return [{ success: outcome === 'sent', message: SAID[outcome] }];
  },
);
