import type { Claim } from '@reef/domain/claims/claim';
import { decisionText } from '@reef/domain/claims/claim-messages';
import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { countText } from '@reef/domain/shared/count-text';
import type { ShopMail } from '#mail/shop-mail.ts';
import { composeMail, type MailBlock, type MailText } from './compose.ts';
import { buyerMail, oneOrderButton } from './buyer-mail.ts';
import { OWNER_FOOTER, REFUND_TAKES } from './mail-phrases.ts';

function reported({ lines }: Claim): MailBlock {
  return { kind: 'list', items: lines.map(({ quantity, name }) => `${quantity} × ${name}`) };
}

/** To the buyer: the report has arrived. */
export function claimReceived(claim: Claim, shop: ShopMail): MailText {
  return buyerMail(claim, {
    subject: `We have your report for order ${claim.order_number}`,
    title: 'We have your report',
    blocks: [
      {
        kind: 'text',
        text: `We are sorry for your loss. Your report for order ${claim.order_number} is here with its photos, and we write again once we have looked at it.`,
      },
      reported(claim),
      oneOrderButton(claim, shop),
    ],
  });
}

/** To the owner: a buyer reported a loss. */
export function claimForOwner(claim: Claim, shop: ShopMail): MailText {
  const photos = countText(claim.photos.length, 'photo');
  return composeMail({
    subject: `Loss reported for order ${claim.order_number}`,
    title: `${purchaserOf(claim)} reported a loss`,
    footer: OWNER_FOOTER,
    blocks: [
      { kind: 'text', text: `Order ${claim.order_number}, with ${photos}:` },
      reported(claim),
      { kind: 'quote', text: claim.sentence },
      { kind: 'button', label: 'Open the claims', url: `${shop.origin}${OWNER_CLAIMS_PATH}` },
    ],
  });
}

function hasRefund({ lines }: Claim): boolean {
  return lines.some(({ decision }) => decision?.kind === 'refund' && decision.state !== 'failed');
}

/**
 * To the buyer: what was decided about each line.
 * @param isAllBack as in `decisionText`.
 */
export function claimDecided(claim: Claim, shop: ShopMail, isAllBack = false): MailText {
  const days: MailBlock[] = hasRefund(claim)
    ? [{ kind: 'text', text: `Banks show a refund within ${REFUND_TAKES}.` }]
    : [];
  return buyerMail(claim, {
    subject: `Your report for order ${claim.order_number}`,
    title: 'We have looked at your report',
    blocks: [
      { kind: 'text', text: `This is what follows for order ${claim.order_number}:` },
      {
        kind: 'rows',
        rows: claim.lines.map(({ quantity, name, decision }) => [
          `${quantity} × ${name}`,
          decisionText(decision, isAllBack),
        ]),
      },
      ...days,
      oneOrderButton(claim, shop),
    ],
  });
}
