import { lineItems, lineTotalCents } from '@reef/domain/cart/line-item';
import { methodOf, trackingNumberOf } from '@reef/domain/orders/delivery/delivery';
import { guaranteeEndsAt, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import { isToPack, type Order, orderTotalCents } from '@reef/domain/orders/order';
import { arrivalText, carriersDay, paidShippingName } from '@reef/domain/orders/delivery/shipping';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { trackingUrl } from '@reef/domain/orders/delivery/tracking-url';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { formatCents, toCents } from '@reef/domain/shared/money';
import { dayWords } from '@reef/domain/shipping/day';
import type { ShopMail } from '#mail/shop-mail.ts';
import { composeMail, type MailBlock, type MailText } from './compose.ts';
import { buyerMail, oneOrderButton, orderButton } from './buyer-mail.ts';
import { nextNews, OWNER_FOOTER, REFUND_TAKES } from './mail-phrases.ts';

/** What mails use of the owner's settings: where the shop is, its clock, its delivery methods. */
export type ShopPlace = Pick<PublicSettings, 'contact' | 'time_zone' | 'delivery'>;

/** Day and time on the shop's clock. */
function timeWords(at: Date, { time_zone }: ShopPlace): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: time_zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}

function receipt(order: Order): MailBlock {
  const lines = lineItems(order.items).map(
    (line) => [`${line.quantity} × ${line.name}`, formatCents(lineTotalCents(line))] as const,
  );
  const shipping = paidShippingName(order) ?? 'Shipping';
  return {
    kind: 'rows',
    isSum: true,
    rows: [
      ...lines,
      [shipping, formatCents(toCents(order.shipping_amount))],
      ['Total', formatCents(orderTotalCents(order))],
    ],
  };
}

function addressBlocks({ shipping_address: address }: Order): MailBlock[] {
  if (address === null) return [];
  const { name, line1, line2, city, state, postal_code } = address;
  const lines = [name, line1, line2, `${city}, ${state} ${postal_code}`];
  return [
    { kind: 'heading', text: 'Goes to' },
    { kind: 'quote', text: lines.filter((line) => line.trim() !== '').join('\n') },
  ];
}

/** Where it goes; nothing if its buyer fetches it: the payment page asks everybody for an address. */
function destination(order: Order): MailBlock[] {
  return order.shipping_method === 'pickup' ? [] : addressBlocks(order);
}

/**
 * The day that it was paid too late for, the chosen day of arrival, and when the buyer hears of the
 * order again; nothing once it has left, which another mail says.
 */
function whatFollows(order: Order): string {
  if (!isToPack(order)) return '';
  const { notice, arrival_day } = order;
  // Only that day is noted on an order that is sent. The shop may have given it another since.
  const next = arrival_day ? '' : ' We pack your order on the next possible day.';
  return `${notice === null ? '' : ` ${notice}${next}`} ${nextNews(order)}`;
}

/** To the buyer, once the order is paid: what was bought, and what happens next. */
export function orderConfirmed(order: Order, shop: ShopMail): MailText {
  return buyerMail(order, {
    subject: `Your order ${order.order_number}`,
    title: 'Thank you. Your order is in.',
    blocks: [
      {
        kind: 'text',
        text: `We have your payment for order ${order.order_number}.${whatFollows(order)}`,
      },
      receipt(order),
      ...destination(order),
      orderButton(shop),
    ],
  });
}

/** To the buyer, while the bank has not paid yet: the animals are reserved meanwhile. */
export function orderAwaiting(order: Order, shop: ShopMail): MailText {
  const day = order.arrival_day
    ? ` If that is too late for ${dayWords(order.arrival_day)}, your order is packed on the next possible day.`
    : '';
  return buyerMail(order, {
    subject: `Your order ${order.order_number} waits for your bank`,
    title: 'Your order waits for the payment',
    blocks: [
      {
        kind: 'text',
        text: `Your bank has not paid for order ${order.order_number} yet, which can take some days. The animals are kept for you meanwhile, and we write again once the payment is here.${day}`,
      },
      receipt(order),
      orderButton(shop),
    ],
  });
}

/** To the owner, once an order is paid. */
export function newOrderForOwner(order: Order, shop: ShopMail): MailText {
  const arrival = isToPack(order) ? arrivalText(order) : null;
  return composeMail({
    subject: `New order ${order.order_number}: ${formatCents(orderTotalCents(order))}`,
    title: `${purchaserOf(order)} ordered for ${formatCents(orderTotalCents(order))}`,
    footer: OWNER_FOOTER,
    blocks: [
      ...(arrival === null ? [] : [{ kind: 'text', text: `${arrival}.` } as const]),
      receipt(order),
      ...destination(order),
      {
        kind: 'button',
        label: 'Open the sold orders',
        url: `${shop.origin}/content-product-management?tab=existing&show=Sold&orders=unfilled`,
      },
    ],
  });
}

/** To the buyer: nothing was sold, and the money goes back. */
export function orderCancelled(order: Order, shop: ShopMail): MailText {
  return buyerMail(order, {
    subject: `Your order ${order.order_number} was canceled`,
    title: 'Your order was canceled, and your payment is being refunded',
    blocks: [
      { kind: 'text', text: order.notice ?? 'Your order could not be filled.' },
      {
        kind: 'text',
        text: `${formatCents(orderTotalCents(order))} is being refunded to your original payment method. Banks show it within ${REFUND_TAKES}.`,
      },
      orderButton(shop),
    ],
  });
}

/** To the buyer: the bank disputes the payment, so the order waits. */
export function orderDisputed(order: Order, shop: ShopMail): MailText {
  return buyerMail(order, {
    subject: `The payment for order ${order.order_number} is disputed`,
    title: 'Your bank has asked for the payment back',
    blocks: [
      {
        kind: 'text',
        text: `Your bank disputes the payment of ${formatCents(orderTotalCents(order))} for order ${order.order_number}. Until the bank has decided we cannot send or refund anything. If you did not mean this, please tell your bank, and reply to this email.`,
      },
      orderButton(shop),
    ],
  });
}

/** To the buyer: a delayed payment did not come through. */
export function paymentFailed(order: Order, shop: ShopMail): MailText {
  return buyerMail(order, {
    subject: `The payment for order ${order.order_number} failed`,
    title: 'Your payment did not come through',
    blocks: [
      {
        kind: 'text',
        text: `Your bank did not pay ${formatCents(orderTotalCents(order))} for order ${order.order_number}, so the order was canceled and nothing was charged. The animals are back in the shop.`,
      },
      { kind: 'button', label: 'Back to the shop', url: `${shop.origin}/shop` },
    ],
  });
}

function arrivalBlocks(order: Order, place: ShopPlace): MailBlock[] {
  const endsAt = guaranteeEndsAt(guaranteeTimer(order));
  const until = endsAt === null ? '' : `, before ${timeWords(endsAt, place)}`;
  const isFetched = methodOf(order) === 'Pickup';
  const atHome =
    'Be at home, or have somebody there who can take the box in at once. Heat and cold are the danger.';
  return [
    { kind: 'heading', text: 'Before the animals arrive' },
    {
      kind: 'list',
      items: [
        ...(isFetched ? [] : [atHome]),
        'Turn the tank’s lights down and have a clean container, airline tubing and a thermometer ready.',
        'New animals belong in a quarantine tank first. Check its salinity, temperature, ammonia and nitrite today, while there is time to correct them.',
        'Measure the salinity of the bag’s water as soon as you open it: the guide below says what to do about a difference. Use an ammonia neutralizer only if a copper test of that water reads zero.',
        `Open the ${isFetched ? 'bags' : 'box'} in dim light. If an animal did not make it, take a photo of it out of its bag and report it on the page of your order, or call us at ${place.contact.phone}${until}: the guarantee asks for that.`,
      ],
    },
  ];
}

/** When it arrives, by the owner's settings. */
function whenOf(order: Order, place: ShopPlace): string {
  return order.delivery_datetime === null ? 'soon' : timeWords(order.delivery_datetime, place);
}

/** How to acclimate the animals, and the order, where one that died is reported. */
function arrivalButtons(order: Order, shop: ShopMail): MailBlock[] {
  const guide = `${shop.origin}/learn/drip-acclimation`;
  return [
    { kind: 'button', label: 'How to acclimate them', url: guide },
    oneOrderButton(order, shop),
  ];
}

function shippedByCarrier(
  order: Order,
  carrier: string,
  { shop, place }: { shop: ShopMail; place: ShopPlace },
): MailText {
  const day = carriersDay(order, place);
  const arrival = day === null ? '' : ` It arrives ${dayWords(day)}.`;
  const number = trackingNumberOf(order);
  const url = trackingUrl(carrier, number);
  const tracking: MailBlock[] =
    number === '' ? [] : [{ kind: 'rows', rows: [['Tracking number', number]] }];
  const follow: MailBlock[] =
    url === null ? [] : [{ kind: 'button', label: `Follow it at ${carrier}`, url }];
  return buyerMail(order, {
    subject: `Your order ${order.order_number} is on its way`,
    title: `Your animals travel with ${carrier}`,
    blocks: [
      { kind: 'text', text: `Order ${order.order_number} has left us.${arrival}` },
      ...tracking,
      ...follow,
      ...arrivalBlocks(order, place),
      ...arrivalButtons(order, shop),
    ],
  });
}

function drivenByUs(order: Order, shop: ShopMail, place: ShopPlace): MailText {
  return buyerMail(order, {
    subject: `We deliver your order ${order.order_number}`,
    title: 'We bring your animals to you',
    blocks: [
      {
        kind: 'text',
        text: `Order ${order.order_number} comes to your door ${whenOf(order, place)}.`,
      },
      ...addressBlocks(order),
      ...arrivalBlocks(order, place),
      ...arrivalButtons(order, shop),
    ],
  });
}

/** From when the guarantee counts; nothing if the owner has set another time for it. */
function guaranteeFromThen({ delivery_datetime, guarantee_start_at }: Order): string {
  if (delivery_datetime === null || guarantee_start_at !== null) return '';
  return ' The guarantee counts from that time, also if you come later.';
}

function readyForPickup(order: Order, shop: ShopMail, place: ShopPlace): MailText {
  const { street, city, state, zip } = place.contact;
  return buyerMail(order, {
    subject: `Your order ${order.order_number} is ready for pickup`,
    title: 'Your animals wait for you',
    blocks: [
      {
        kind: 'text',
        text: `Order ${order.order_number} is ready from ${whenOf(order, place)}, at ${street}, ${city}, ${state} ${zip}.${guaranteeFromThen(order)} Please bring the order's number, and something to keep the bags upright and out of the sun.`,
      },
      ...arrivalBlocks(order, place),
      ...arrivalButtons(order, shop),
    ],
  });
}

/** To the buyer, once the owner has filled the order; null if it is not filled. */
export function orderFilled(order: Order, shop: ShopMail, place: ShopPlace): MailText | null {
  const method = methodOf(order);
  if (!order.is_fulfilled || method === null) return null;
  if (method === 'Pickup') return readyForPickup(order, shop, place);
  if (method === 'Local Delivery') return drivenByUs(order, shop, place);
  return shippedByCarrier(order, method, { shop, place });
}
