import { Mail } from '@reef/domain/mail/mail';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { parseReadable } from '#shared/db/documents.ts';
import { stateAt } from './mail-state.ts';
import { mailDocument, type NewMail } from './outbox.ts';

/** Mails of an order whose words may be overtaken before they leave; fillings have their own rules. */
const EVENTS = [
  'order-awaiting',
  'order-confirmed',
  'order-new',
  'payment-failed',
  'order-part-refunded',
  'order-refunded',
  'order-disputed',
  'day-moved',
];

/** A stored mail of an order. */
export type StoredMail = Pick<Mail, 'id' | 'message' | 'due_at'> & {
  state: Mail['delivery']['state'];
};

/** What an order's change means for its mails that have not left. */
export type Overtaken = {
  /** Ids of those that say what is over. */
  over: string[];
  /** Those that get other words. */
  reworded: Pick<NewMail, 'id' | 'content'>[];
  /** Ids of those of either kind that are being sent: they are left alone. */
  underWay: string[];
  /** Until when these may be being sent; later mail that leaves then comes last. */
  busyUntil: Date | null;
};

function isSame(stored: Mail['message'], { subject, text, html }: NewMail['content']): boolean {
  return stored.subject === subject && stored.text === text && stored.html === html;
}

/**
 * What to do with an order's mails that wait, or were given up and could be sent by hand, so that
 * none of them brings old news. What was sent stays.
 * @param present the mails that are true of the order as it is now, with their present words.
 */
export function overtakenMails(
  present: readonly NewMail[],
  stored: readonly StoredMail[],
): Overtaken {
  const words = new Map(present.map(({ id, content }) => [id, content]));
  const old = stored.filter(({ id, state, message }) => {
    const now = words.get(id);
    const isOurs = EVENTS.some((event) => id.startsWith(`${event}-`));
    return isOurs && state !== 'SUCCESS' && !(now && isSame(message, now));
  });
  const busy = old.filter(({ state }) => state === 'PROCESSING');
  const waiting = old.filter(({ state }) => state !== 'PROCESSING');
  const ends = busy.flatMap(({ due_at }) => due_at?.getTime() ?? []);
  return {
    over: waiting.flatMap(({ id }) => (words.has(id) ? [] : id)),
    reworded: waiting.flatMap(({ id }) => {
      const content = words.get(id);
      return content ? [{ id, content }] : [];
    }),
    underWay: busy.map(({ id }) => id),
    busyUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  };
}

/** A new mail, which waits until what is being sent about its order has arrived. */
export function leavingAfter(mail: NewMail, busyUntil: Date | null): NewMail {
  return busyUntil === null ? mail : { ...mail, leavesAt: busyUntil };
}

/**
 * Does that in the transaction that read them, so that no mail changes while it is being sent.
 * @param documents mails about the order, or places where there is none.
 */
export function correctMails(
  db: Firestore,
  tx: Transaction,
  present: readonly NewMail[],
  documents: readonly DocumentSnapshot[],
  now: Date,
): Overtaken {
  const stored = documents.flatMap((document): StoredMail[] => {
    const mail = parseReadable(Mail, document);
    return mail === null ? [] : [{ ...mail, state: stateAt(document, mail.delivery, now) }];
  });
  const overtaken = overtakenMails(present, stored);
  for (const id of overtaken.over) tx.delete(mailDocument(db, id));
  for (const { id, content } of overtaken.reworded) {
    tx.update(mailDocument(db, id), { message: { ...content } });
  }
  return overtaken;
}
