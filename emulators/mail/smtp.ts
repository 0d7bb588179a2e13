import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** How the server treats mail: takes it, or refuses it as a busy server does. */
export type MailMode = 'accept' | 'refuse';

const addressesOf = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap((each) => each.address ?? []);

async function keep(store: MailStore, stream: SMTPServerDataStream): Promise<void> {
  const mail = await PostalMime.parse(await buffer(stream));
  store.add({
    messageId: mail.messageId ?? '',
    from: [mail.from?.name, mail.from?.address].filter(Boolean).join(' '),
    to: addressesOf(mail.to),
    replyTo: addressesOf(mail.replyTo)[0] ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    arrivedAt: new Date().toISOString(),
  });
}

/** The error of some work; null if there was none. */
async function faultOf(work: Promise<void>): Promise<Error | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A temporary refusal, as of a busy server: the sender tries again later. */
function busy(): Error {
  return Object.assign(new Error('4.3.2 busy, try again later'), { responseCode: 451 });
}

/** An SMTP server that keeps what it is sent; it asks `mode` for every mail. */
export function smtpServer(store: MailStore, mode: () => MailMode): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    logger: false,
    onRcptTo: (_address, _session, done) => done(mode() === 'refuse' ? busy() : null),
    onData: (stream, _session, done) => {
      const take = async () => done(await faultOf(keep(store, stream)));
      void take();
    },
  });
}
