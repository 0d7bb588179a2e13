import { mailedLinks } from '#stack/auth-emulator.ts';
import type { MailedLink } from '#stack/auth-emulator.ts';
import type { Log } from '#stack/log.ts';

/** How often the mailbox is looked into. */
export const MAILBOX_MS = 2_000;

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'confirm the address',
  PASSWORD_RESET: 'choose a new PIN',
  EMAIL_SIGNIN: 'sign in',
};

/** Makes the function that prints e-mails which have arrived since it was last called. */
export function makeMailReader(authPort: number, log: Log): () => Promise<void> {
  const seen = new Set<string>();
  return async () => {
    for (const link of await mailedLinks(authPort)) {
      if (seen.has(link.oobCode)) continue;
      seen.add(link.oobCode);
      log(asMail(link));
    }
  };
}

function asMail({ email, requestType, oobLink }: MailedLink): string {
  return `E-mail to ${email}, to ${SUBJECTS[requestType] ?? requestType}:\n  ${oobLink}`;
}
