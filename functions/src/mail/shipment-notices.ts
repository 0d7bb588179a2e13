import { Mail } from '@reef/domain/mail/mail';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseReadable } from '#shared/db/documents.ts';
import { stateAt } from './mail-state.ts';

/** How the ids of the mails of a filling begin, and of those that take one back. */
export const FILLED_EVENT = 'order-filled';
export const UNFILLED_EVENT = 'order-unfilled';

/** The length of the digests in these ids. */
export const DIGEST_LENGTH = 12;

/** What tells a buyer whether their order has left, such as a stored mail of its filling. */
export type ShipmentNotice = {
  id: string;
  /** Null if the document cannot be read; so is `createdAt`. */
  state: Mail['delivery']['state'] | null;
  createdAt: Date | null;
};

/** The stored mails of an order's fillings, or those that take one back, as they are now. */
export function readShipmentNotices(
  documents: readonly QueryDocumentSnapshot[],
  event: typeof FILLED_EVENT | typeof UNFILLED_EVENT,
  now: Date,
): ShipmentNotice[] {
  const ofEvent = documents.filter(({ id }) => id.startsWith(`${event}-`));
  return ofEvent.map((document) => {
    const mail = parseReadable(Mail, document);
    return {
      id: document.id,
      state: mail === null ? null : stateAt(document, mail.delivery, now),
      createdAt: mail?.created_at ?? null,
    };
  });
}

/** What the buyer was told last. */
export function lastTold(notices: readonly ShipmentNotice[]): ShipmentNotice | undefined {
  const sent = notices.filter(({ state }) => state === 'SUCCESS');
  const time = ({ createdAt }: ShipmentNotice) => createdAt?.getTime() ?? 0;
  return sent.toSorted((a, b) => time(b) - time(a))[0];
}
