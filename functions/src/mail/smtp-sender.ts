import type { Mail } from '@reef/domain/mail/mail';
import { createTransport } from 'nodemailer';
import type { MailSender, SendResult } from './send-mail.ts';

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

/**
 * A permanent refusal whose enhanced status code (RFC 3463) says that this address gets no mail: no
 * such mailbox, no such domain, an invalid address, one that moved, or a domain without mail. Codes
 * such as 5.7.1, 5.1.8 and 5.2.1, or a bare 550, may mean our own account or a limit.
 */
const BAD_ADDRESS = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)(?!\d)/;

/** True if a text is the address of an SMTP server, `smtp://…` or `smtps://…`. */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text);
}

/** True if the shop's owner wants no mail server connected: the shop sends nothing itself. */
export function isMailOff(text: string): boolean {
  return text.trim() === 'off';
}

/** The domain of a sender such as `Reef <orders@reef.example>`. */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/**
 * A mail's Message-ID, the same at every attempt, so that mail servers and apps recognize a second
 * delivery.
 */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${domainOf(from)}>`;
}

/** What a mail server answered, without its words, which may quote the address. */
export type SmtpRefusal = { command: string; status: number | null };

/** The fields that nodemailer adds to its errors. */
function fieldsOf(error: unknown): Record<string, unknown> {
  return error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
}

/** Which command was refused, with which status; that is null without an answer. */
function smtpRefusalOf(error: unknown): SmtpRefusal {
  const { command, responseCode } = fieldsOf(error);
  return {
    command: typeof command === 'string' ? command : 'none',
    status: typeof responseCode === 'number' ? responseCode : null,
  };
}

/**
 * The result of an attempt that failed. Only an address that the server refuses for good is given
 * up. Everything else can be fixed within three days: a wrong password, a sender that is not
 * confirmed, a limit. Servers may report these as their answer to the recipient.
 */
export function failureOf(error: unknown): SendResult & { ok: false } {
  const { command, response } = fieldsOf(error);
  const isBadAddress =
    command === 'RCPT TO' && typeof response === 'string' && BAD_ADDRESS.test(response);
  const reason = error instanceof Error ? error.message : String(error);
  return { ok: false, refusal: isBadAddress ? 'permanent' : 'temporary', reason };
}

function optionsOf(mail: Mail, from: string) {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    subject: mail.message.subject,
    text: mail.message.text,
    html: mail.message.html,
    messageId: messageIdOf(mail.id, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends through an SMTP server.
 * @param url the server's address with user and password.
 * @param from the sender, such as `Reef <orders@reef.example>`.
 * @param note is told of every failed attempt.
 */
export function smtpSender(
  url: string,
  from: string,
  note: (refusal: SmtpRefusal) => void,
): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  });
  return async (mail) => {
    try {
      await transport.sendMail(optionsOf(mail, from));
      return { ok: true };
    } catch (error) {
      note(smtpRefusalOf(error));
      return failureOf(error);
    }
  };
}
