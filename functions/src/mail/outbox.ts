import { type Mail, TRY_MAIL_FOR_MS } from '@reef/domain/mail/mail';
import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';
import type { ShopMail } from './shop-mail.ts';
import type { MailText } from './templates/compose.ts';

/** How long a mail is kept after it was written; a TTL policy deletes it. */
const KEEP_MS = 180 * DAY_MS;

/** How long a mail about a day or a time is tried at least, also if that is almost over. */
export const TIMED_MAIL_TRIES_MS = 10 * MINUTE_MS;

/** A mail that is written together with its event. */
export type NewMail = {
  /** Derived from the event, so that writing it twice makes one document. */
  id: string;
  to: string;
  replyTo?: string;
  content: MailText;
  about: string;
  /** When it may be sent; at once if omitted. */
  leavesAt?: Date;
  /** When it is of no use any more, such as at the end of the day it names; never if omitted. */
  uselessAt?: Date;
  /** When retrying ends; once it is of no use, or three days from now, if omitted. */
  triedUntil?: Date;
  /** True if it holds a one-time link. */
  isPrivate?: boolean;
  /** The revision of the order that it tells of; only of a filling. */
  revision?: number;
};

/**
 * The end of a mail that is of no use after `over`: it is tried as long as any mail, but not beyond
 * that time.
 */
export function endingAt(over: Date, now: Date): Pick<NewMail, 'uselessAt' | 'triedUntil'> {
  const tried = new Date(now.getTime() + TRY_MAIL_FOR_MS);
  return { uselessAt: over, triedUntil: over < tried ? over : tried };
}

/**
 * A mail to the buyer of an order or a claim; replies go to the owner. None if the buyer was
 * forgotten and has no address any more.
 * @param about the order or claim.
 */
export function mailToBuyer(
  about: { id: string; buyer_email: string },
  { owner }: ShopMail,
  mailId: string,
  content: MailText,
): NewMail[] {
  if (about.buyer_email === '') return [];
  const answers = owner === '' ? {} : { replyTo: owner };
  return [{ id: mailId, to: about.buyer_email, ...answers, content, about: about.id }];
}

/** A mail to the shop's owner; none if the shop names none. */
export function mailToOwner({ owner }: ShopMail, mail: Omit<NewMail, 'to'>): NewMail[] {
  return owner === '' ? [] : [{ ...mail, to: owner }];
}

/** A mail's document. */
export function mailDocument(db: Firestore, id: string): DocumentReference {
  return collections(db).mail.doc(id);
}

/** The fields of a new mail. */
export function mailFields(mail: NewMail, now: Date) {
  return {
    to: [mail.to],
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    message: { ...mail.content },
    delivery: { state: 'PENDING', attempts: 0, error: null },
    about: mail.about,
    created_at: now,
    due_at: mail.leavesAt ?? now,
    give_up_at: mail.triedUntil ?? mail.uselessAt ?? new Date(now.getTime() + TRY_MAIL_FOR_MS),
    useless_at: mail.uselessAt ?? null,
    is_open: true,
    is_private: mail.isPrivate ?? false,
    ...(mail.revision !== undefined && { revision: mail.revision }),
    expires_at: new Date(now.getTime() + KEEP_MS),
  } satisfies Omit<Mail, 'id'> & { expires_at: Date };
}

/** A new mail as the arguments of a write, which is in the same atomic step as its event. */
export function mailWrite(db: Firestore, mail: NewMail, now: Date) {
  return [mailDocument(db, mail.id), mailFields(mail, now)] as const;
}
