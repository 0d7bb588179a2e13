import { fromEnvironment } from './local-services.ts';

/** A mail as the stack's mailbox has received it by SMTP. */
export type ReceivedMail = {
  messageId: string;
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
};

/** Every mail to an address, newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const url = `${fromEnvironment('REEF_MAILBOX_ORIGIN')}/mails?to=${encodeURIComponent(address)}`;
  return (await (await fetch(url)).json()) as ReceivedMail[];
}
