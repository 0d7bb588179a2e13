import type { OrderClaimLine } from '@reef/domain/claims/order-claim';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { formatCents } from '@reef/domain/shared/money';
import type { ShopMail } from '#mail/shop-mail.ts';
import { buyerMail, orderButton } from './buyer-mail.ts';
import type { MailText } from './compose.ts';
import { REFUND_TAKES } from './mail-phrases.ts';

type Decision = NonNullable<OrderClaimLine['decision']>;

function hasDecided({ claims = [] }: Order, is: (decision: Decision) => boolean): boolean {
  return claims.some(({ lines }) =>
    lines.some(({ decision }) => decision !== null && is(decision)),
  );
}

/**
 * Whether a line of a claim brought money of its own: not a replacement, a refusal, a refund that
 * failed, or one that was made at Stripe and settled the line.
 */
function isPaidBack(decision: Decision): boolean {
  if (decision.kind === 'settled') return decision.is_refunded !== true;
  return decision.kind === 'refund' && decision.state !== 'failed';
}

/** Whether an animal of the order was to be replaced. */
export function isReplaced(order: Order): boolean {
  return hasDecided(order, ({ kind }) => kind === 'replacement');
}

/** How much of an order was refunded, apart from its claims, which have mails of their own. */
function refundWords(order: Order, cents: number): string {
  const claims = hasDecided(order, isPaidBack) ? ', beside what we decided for your reports' : '';
  return `We have refunded ${formatCents(cents)} of the ${formatCents(orderTotalCents(order))} for order ${order.order_number}${claims}. It goes to your original payment method. Banks show it within ${REFUND_TAKES}.`;
}

/**
 * To the buyer: an order was refunded. What was to replace an animal of it is not sent then
 * (`replacementMoney`). @param cents how much, apart from its claims.
 */
export function orderRefunded(order: Order, cents: number, shop: ShopMail): MailText {
  const unsent = isReplaced(order) ? ' A replacement that has not left us yet is not sent.' : '';
  return buyerMail(order, {
    subject: `Your order ${order.order_number} was refunded`,
    title: 'Your order was refunded',
    blocks: [{ kind: 'text', text: `${refundWords(order, cents)}${unsent}` }, orderButton(shop)],
  });
}

/** To the buyer: a part was refunded. @param cents how much so far, apart from its claims. */
export function orderPartRefunded(order: Order, cents: number, shop: ShopMail): MailText {
  return buyerMail(order, {
    subject: `Part of your order ${order.order_number} was refunded`,
    title: 'Part of your payment was refunded',
    blocks: [{ kind: 'text', text: refundWords(order, cents) }, orderButton(shop)],
  });
}
