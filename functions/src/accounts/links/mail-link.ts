import type { Transaction } from 'firebase-admin/firestore';
import type { Account } from '#accounts/account.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { mailWrite } from '#mail/outbox.ts';
import type { ShopMail } from '#mail/shop-mail.ts';
import type { MailText } from '#mail/templates/compose.ts';
import { linkDocument, linkFields, type LinkPurpose, newToken } from './one-time-link.ts';

const NAME_LENGTH = 32;

/** Writes a one-time link and the mail that carries it, in the transaction that decides on it. */
export function mailLink(
  deps: AccountDeps,
  tx: Transaction,
  account: Account,
  link: { purpose: LinkPurpose; words: (shop: ShopMail, token: string) => MailText },
): void {
  const now = deps.now();
  const token = newToken();
  const document = linkDocument(deps.db, token);
  const fields = linkFields(link.purpose, account, now);
  tx.create(document, fields);
  const mail = {
    id: `${link.purpose}-link-${document.id.slice(0, NAME_LENGTH)}`,
    to: account.profile.email,
    content: link.words(deps.shop, token),
    about: account.profile.user_id,
    uselessAt: fields.expires_at,
    isPrivate: true,
  };
  tx.create(...mailWrite(deps.db, mail, now));
}
