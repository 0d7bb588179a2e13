import { Claim } from '@reef/domain/claims/claim';
import type { Order } from '@reef/domain/orders/order';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseReadable } from '#shared/db/documents.ts';
import { mailDocument, mailToBuyer, mailToOwner, mailWrite, type NewMail } from './outbox.ts';
import type { ShopDeps, ShopMail } from './shop-mail.ts';
import { claimDecided, claimForOwner, claimReceived } from './templates/claim-mails.ts';

function toOwner(claim: Claim, shop: ShopMail): NewMail[] {
  const content = claimForOwner(claim, shop);
  const answers = claim.buyer_email === '' ? {} : { replyTo: claim.buyer_email };
  return mailToOwner(shop, { id: `claim-new-${claim.id}`, ...answers, content, about: claim.id });
}

/**
 * Writes the mails of a new claim, to its buyer and the owner, in the unit that writes the claim.
 * The claim guards them: they are written once.
 */
export function queueReportMails(deps: ShopDeps, unit: UnitOfWork, claim: Claim): void {
  const { db, shop } = deps;
  const received = claimReceived(claim, shop);
  const mails = [
    ...mailToBuyer(claim, shop, `claim-received-${claim.id}`, received),
    ...toOwner(claim, shop),
  ];
  for (const mail of mails) unit.setUnguarded(...mailWrite(db, mail, deps.now()));
}

function decisionMailId(claimId: string, revision: number): string {
  return `claim-decided-${claimId}-${revision}`;
}

/**
 * The mail of a decision, once every line is decided; a later decision, after a failed refund, gets
 * another. The mail's id names the decision, so that it is written once.
 */
export function decisionMails(claim: Claim, shop: ShopMail): NewMail[] {
  if (claim.status === 'open') return [];
  const id = decisionMailId(claim.id, claim.revision);
  return mailToBuyer(claim, shop, id, claimDecided(claim, shop));
}

/** Where the mails are that a claim's decisions before the one of its revision may have written. */
export function earlierDecisionMails(
  db: Firestore,
  { id, revision }: Pick<Claim, 'id' | 'revision'>,
): DocumentReference[] {
  // A claim has revision 1 when it is reported, and 2 once it is decided.
  const count = Math.max(0, revision - 2);
  return Array.from({ length: count }, (_, at) => mailDocument(db, decisionMailId(id, at + 2)));
}

/**
 * Where the mails are that later decisions of an order's claims have overtaken. The claims are read
 * without a lock: revisions only grow, and a decision locks its claim before the order.
 */
export async function overtakenDecisionMails(
  db: Firestore,
  { claims = [] }: Pick<Order, 'claims'>,
): Promise<DocumentReference[]> {
  if (claims.length === 0) return [];
  const found = await db.getAll(...claims.map(({ id }) => collections(db).claims.doc(id)));
  const decided = found.flatMap((document) => parseReadable(Claim, document) ?? []);
  return decided.flatMap((claim) => earlierDecisionMails(db, claim));
}
