import type { SendMessageRequest } from '@reef/domain/messages/message';
import type { ShopMail } from '#mail/shop-mail.ts';
import { composeMail, type MailText } from './compose.ts';
import { OWNER_FOOTER } from './mail-phrases.ts';

/** To the owner: a visitor's message from the contact form. A reply goes to the visitor. */
export function messageForOwner(message: SendMessageRequest, shop: ShopMail): MailText {
  const { name, email, phone, subject } = message;
  const called = phone === '' ? [] : [['Phone', phone] as const];
  return composeMail({
    subject: `Message from ${name}: ${subject}`,
    title: subject,
    footer: `${OWNER_FOOTER} Reply to it to answer the visitor.`,
    blocks: [
      { kind: 'rows', rows: [['From', name], ['Email', email], ...called] },
      { kind: 'quote', text: message.message },
      { kind: 'button', label: 'Open the inbox', url: `${shop.origin}/admin` },
    ],
  });
}
