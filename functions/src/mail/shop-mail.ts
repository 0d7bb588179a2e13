import type { Firestore } from 'firebase-admin/firestore';

/** What mails need to know of the shop itself. */
export type ShopMail = {
  /** The shop's address without a trailing slash; links in mails begin with it. */
  origin: string;
  /** The owner's mail address; empty if none was named, and then none is written. */
  owner: string;
};

/** What writing something together with its mails needs. */
export type ShopDeps = { db: Firestore; now: () => Date; shop: ShopMail };

/**
 * The shop as mails name it.
 * @param origins the shop's own origins, separated by commas; mails link to the first.
 */
export function shopMailOf(origins: string, owner: string): ShopMail {
  return { origin: origins.split(',')[0]?.trim() ?? '', owner: owner.trim() };
}
