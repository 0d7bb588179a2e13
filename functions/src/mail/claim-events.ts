import type { Claim } from '@reef/domain/claims/claim';
import type { UnitOfWork } from '#shared/db/atomic-writes.ts';
import { mailToBuyer, mailToOwner, mailWrite, type NewMail } from './outbox.ts';
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

/**
 * The mail of a decision, once every line is decided; a later decision, after a failed refund, gets
 * another. The mail's id names the decision, so that it is written once.
 */
export function decisionMails(claim: Claim, shop: ShopMail): NewMail[] {
  if (claim.status === 'open') return [];
  const id = `claim-decided-${claim.id}-${claim.revision}`;
  return mailToBuyer(claim, shop, id, claimDecided(claim, shop));
}
