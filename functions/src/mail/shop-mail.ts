import type { Firestore } from 'firebase-admin/firestore';

/** What mails need to know of the shop itself. */
export type ShopMail = {
  /** The shop's address without a slash at its end, which links in mails begin with. */
  origin: string;
  /** Where the owner gets mail; empty where nobody was named, and then none is written. */
  owner: string;
};

/** What writing something and the mails that tell of it needs. */
export type ShopDeps = { db: Firestore; now: () => Date; shop: ShopMail };

/**
 * The shop as mails name it.
 * @param origins the shop's own origins, separated by commas; mails link to the first.
 */
export function shopMailOf(origins: string, owner: string): ShopMail {
  return { origin: origins.split(',')[0]?.trim() ?? '', owner: owner.trim() };
}
