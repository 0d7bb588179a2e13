import type { Mail } from '@reef/domain/mail/mail';
import { createTransport } from 'nodemailer';
import type { MailSender, SendResult } from './send-mail.ts';

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

/** SMTP's permanent answers begin here (RFC 5321, 4.2.1). */
const PERMANENT = 500;

/** True if a text is the address of an SMTP server, `smtp://…` or `smtps://…`. */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text);
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

/** Only an address that the server refuses for good is given up; a wrong password can be fixed. */
function failureOf(error: unknown): SendResult {
  const fields = error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
  const { code, responseCode } = fields;
  const isPermanent = typeof responseCode === 'number' && responseCode >= PERMANENT;
  const reason = error instanceof Error ? error.message : String(error);
  const refusal = code === 'EENVELOPE' && isPermanent ? 'permanent' : 'temporary';
  return { ok: false, refusal, reason };
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
 */
export function smtpSender(url: string, from: string): MailSender {
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
      return failureOf(error);
    }
  };
}
