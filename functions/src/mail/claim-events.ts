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

function receivedMailId(claimId: string): string {
  return `claim-received-${claimId}`;
}

function receivedMails(claim: Claim, shop: ShopMail): NewMail[] {
  return mailToBuyer(claim, shop, receivedMailId(claim.id), claimReceived(claim, shop));
}

/**
 * Writes the mails of a new claim, to its buyer and the owner, in the unit that writes the claim.
 * The claim guards them: they are written once.
 */
export function queueReportMails(deps: ShopDeps, unit: UnitOfWork, claim: Claim): void {
  const { db, shop } = deps;
  const mails = [...receivedMails(claim, shop), ...toOwner(claim, shop)];
  for (const mail of mails) unit.setUnguarded(...mailWrite(db, mail, deps.now()));
}

function decisionMailId(claimId: string, revision: number): string {
  return `claim-decided-${claimId}-${revision}`;
}

function decidedMails(claim: Claim, shop: ShopMail, isAllBack = false): NewMail[] {
  const id = decisionMailId(claim.id, claim.revision);
  return mailToBuyer(claim, shop, id, claimDecided(claim, shop, isAllBack));
}

/**
 * The mail of a decision, once every line is decided; a later decision, after a failed refund, gets
 * another. The mail's id names the decision, so that it is written once.
 */
export function decisionMails(claim: Claim, shop: ShopMail): NewMail[] {
  return claim.status === 'open' ? [] : decidedMails(claim, shop);
}

/**
 * The mails to its buyer that are true of a claim as it is now: of its report, or of its decision,
 * which may say by now that a refund failed.
 * @param isAllBack as in `decisionText`.
 */
export function presentClaimMails(claim: Claim, shop: ShopMail, isAllBack = false): NewMail[] {
  const isDecided = claim.lines.every(({ decision }) => decision !== null);
  return isDecided ? decidedMails(claim, shop, isAllBack) : receivedMails(claim, shop);
}

/** Where the mails to its buyer are that a claim may have written up to its revision. */
export function claimMailDocuments(
  db: Firestore,
  { id, revision }: Pick<Claim, 'id' | 'revision'>,
): DocumentReference[] {
  // A claim has revision 1 when it is reported, and 2 once it is decided.
  const decided = Array.from({ length: revision - 1 }, (_, at) => decisionMailId(id, at + 2));
  return [receivedMailId(id), ...decided].map((mail) => mailDocument(db, mail));
}

/**
 * An order's claims. They are read without a lock: revisions only grow, a decision locks its claim
 * before the order, and what changes a claim later writes its order too.
 */
export async function readClaims(
  db: Firestore,
  { claims = [] }: Pick<Order, 'claims'>,
): Promise<Claim[]> {
  if (claims.length === 0) return [];
  const found = await db.getAll(...claims.map(({ id }) => collections(db).claims.doc(id)));
  return found.flatMap((document) => parseReadable(Claim, document) ?? []);
}
