import { Mail } from '@reef/domain/mail/mail';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { parseReadable } from '#shared/db/documents.ts';
import { isAbout } from './filled-mails.ts';
import { stateAt } from './mail-state.ts';
import { mailDocument, type NewMail } from './outbox.ts';

/**
 * Mails of an order or a claim whose words may be overtaken before they leave; fillings have
 * their own rules.
 */
const EVENTS = [
  'order-awaiting',
  'order-confirmed',
  'order-new',
  'payment-failed',
  'order-part-refunded',
  'order-refunded',
  'order-disputed',
  'order-unfilled',
  'day-moved',
  'claim-received',
  'claim-decided',
];

/** A stored mail of an order or a claim. */
export type StoredMail = Pick<Mail, 'id' | 'to' | 'replyTo' | 'message' | 'due_at' | 'revision'> & {
  state: Mail['delivery']['state'];
};

/** What an order's change means for its mails that have not left. */
export type Overtaken = {
  /** Ids of those that say what is over. */
  over: string[];
  /** Those that get other words, leave to another address, or are answered to another. */
  reworded: Pick<NewMail, 'id' | 'to' | 'replyTo' | 'content'>[];
  /** Ids of those of either kind that are being sent: they are left alone. */
  underWay: string[];
  /** Until when these may be being sent; later mail that leaves then comes last. */
  busyUntil: Date | null;
};

function isSame(
  { message, to, replyTo }: Pick<StoredMail, 'message' | 'to' | 'replyTo'>,
  now: NewMail,
): boolean {
  const { subject, text, html } = now.content;
  const isSaid = message.subject === subject && message.text === text && message.html === html;
  return isSaid && to.join() === now.to && replyTo === now.replyTo;
}

/**
 * What to do with an order's mails that wait, or were given up and could be sent by hand, so that
 * none of them brings old news. What was sent stays.
 * @param present the mails that are true of the order as it is now, with their present words and
 * addresses.
 */
export function overtakenMails(
  present: readonly NewMail[],
  stored: readonly StoredMail[],
): Overtaken {
  const byId = new Map(present.map((mail) => [mail.id, mail]));
  const old = stored.filter((mail) => {
    const now = byId.get(mail.id);
    const isOurs = EVENTS.some((event) => mail.id.startsWith(`${event}-`));
    return isOurs && mail.state !== 'SUCCESS' && !(now && isSame(mail, now));
  });
  const busy = old.filter(({ state }) => state === 'PROCESSING');
  const waiting = old.filter(({ state }) => state !== 'PROCESSING');
  const ends = busy.flatMap(({ due_at }) => due_at?.getTime() ?? []);
  return {
    over: waiting.flatMap(({ id }) => (byId.has(id) ? [] : id)),
    reworded: waiting.flatMap(({ id }) => {
      const now = byId.get(id);
      return now ? [{ id, to: now.to, replyTo: now.replyTo, content: now.content }] : [];
    }),
    underWay: busy.map(({ id }) => id),
    busyUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  };
}

/** A new mail, which waits until what is being sent about its order has arrived. */
export function leavingAfter(mail: NewMail, busyUntil: Date | null): NewMail {
  return busyUntil === null ? mail : { ...mail, leavesAt: busyUntil };
}

/** The fields of its words and addresses; when it ends stays as it was written. */
function presentFields({ to, replyTo, content }: Overtaken['reworded'][number]) {
  return { message: { ...content }, to: [to], replyTo: replyTo ?? FieldValue.delete() };
}

/** Gives the mails of a filling that wait their present words and address: some wait for days. */
export function rewordFillings(
  db: Firestore,
  tx: Transaction,
  filled: readonly NewMail[],
  stored: readonly StoredMail[],
): void {
  for (const mail of stored) {
    const present = filled.find((each) => isAbout(mail, each));
    if (present === undefined || mail.state !== 'PENDING' || isSame(mail, present)) continue;
    tx.update(mailDocument(db, mail.id), presentFields(present));
  }
}

/** Stored mails as they are now; places where there is none are left out. */
export function readMails(documents: readonly DocumentSnapshot[], now: Date): StoredMail[] {
  return documents.flatMap((document) => {
    const mail = parseReadable(Mail, document);
    return mail === null ? [] : [{ ...mail, state: stateAt(document, mail.delivery, now) }];
  });
}

/**
 * Does that in the transaction that read them, so that no mail changes while it is being sent.
 * @param documents mails about the order or the claim, or places where there is none.
 */
export function correctMails(
  db: Firestore,
  tx: Transaction,
  present: readonly NewMail[],
  documents: readonly DocumentSnapshot[],
  now: Date,
): Overtaken {
  const overtaken = overtakenMails(present, readMails(documents, now));
  for (const id of overtaken.over) tx.delete(mailDocument(db, id));
  for (const mail of overtaken.reworded) {
    tx.update(mailDocument(db, mail.id), presentFields(mail));
  }
  return overtaken;
}
