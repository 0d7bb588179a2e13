import { createHash } from 'node:crypto';
import { lineTotalCents, type LineItem, type OrderItems } from '@reef/domain/cart/line-item';
import { toCents, toDollars } from '@reef/domain/shared/money';
import { Order } from '@reef/domain/orders/order';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { arrivalDays, isWorkingDay } from '@reef/domain/shipping/arrival';
import { addDays, clockIn } from '@reef/domain/shipping/day';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import type { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';
import type { Product } from '@reef/domain/catalogue/product';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import { OUTCOMES, type OutcomeFields } from './order-outcomes.ts';
import { fullName, type Person } from './person.ts';
import { pick, randomFrom, type Random } from './random.ts';

const SPAN_DAYS = 89;
const SEED = 20_261_121;
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The two orders that the button of the sold view deletes, as the default settings name them. */
const SPECIFIED_NUMBERS = new Map([
  [38, 'R000000-DEMO1'],
  [39, 'R000000-DEMO2'],
]);

type Sources = {
  readonly products: readonly Product[];
  /** The buyers; each gets an order in turn. */
  readonly buyers: readonly Person[];
  readonly now: Date;
};

/** Orders of the last three months, newest first, the same each time relative to `now`. */
export function pastOrders({ products, buyers, now }: Sources): Order[] {
  const random = randomFrom(SEED);
  return OUTCOMES.map((outcome, index) => {
    const createdAt = orderedAt(index, random, now);
    const digest = createHash('sha256').update(`seeded order ${index}`).digest();
    const fields = outcome({ createdAt, now, digits: digitsOf(digest) });
    const lines = linesOf(random, products);
    const shipping = paidShipping(fields.tracking_number);
    const bought = {
      ...purchase(index, lines, shipping.cents),
      shipping_method: shipping.method,
      arrival_day: arrivalDay(fields, shipping, index, now),
      ...buyerFields(pick(random, buyers)),
      order_number: SPECIFIED_NUMBERS.get(index) ?? orderNumber(digest, createdAt),
    };
    return Order.parse({
      ...fields,
      ...bought,
      search_terms: orderSearchTerms(bought),
      id: `o_${digest.toString('hex').slice(0, 28)}`,
      created_at: createdAt,
      stripe_session_id: null,
      notice: null,
      revision: 1,
      updated_at: fields.delivered_at ?? fields.delivery_datetime ?? createdAt,
      updated_by: null,
    });
  });
}

/** The shipping that the buyer paid for; unfilled orders count as overnight. */
function paidShipping(marker: string | null) {
  if (marker === 'PICKUP') return defaultRule('pickup');
  return defaultRule(marker === 'LOCAL' ? 'local' : 'overnight');
}

/**
 * Driven orders arrived on the day they left, shipped ones `transit_days` later. Of the unfilled
 * paid orders, two in three have a chosen day ahead.
 */
function arrivalDay(
  { payment_status, is_fulfilled, fulfillment_type, delivery_datetime: sent }: OutcomeFields,
  rule: DeliveryRule,
  index: number,
  now: Date,
): string | null {
  if (!is_fulfilled) {
    const isChosen = payment_status === 'paid' && index % 3 !== 2;
    return isChosen ? (arrivalDays(DEFAULT_SETTINGS, rule, now)[index % 3] ?? null) : null;
  }
  if (sent === null) return null;
  const { day } = clockIn(DEFAULT_SETTINGS.time_zone, sent);
  const arrival = fulfillment_type === 'shipped' ? addDays(day, rule.transit_days) : day;
  return isWorkingDay(DEFAULT_SETTINGS, arrival) ? arrival : null;
}

/** More orders towards today, placed during Florida's day. */
function orderedAt(index: number, random: Random, now: Date): Date {
  const age = (index / (OUTCOMES.length - 1)) ** 1.4 * SPAN_DAYS * DAY_MS;
  return new Date(now.getTime() - age - (index * 5 + random() * 4) * 0.1 * HOUR_MS - HOUR_MS / 2);
}

function linesOf(random: Random, products: readonly Product[]): LineItem[] {
  const wanted = 1 + Math.floor(random() ** 2 * 4);
  const chosen = new Set(Array.from({ length: wanted }, () => pick(random, products)));
  return [...chosen].map((product) => ({
    product_id: product.id,
    name: product.name,
    quantity: product.category === 'WYSIWYG' ? 1 : 1 + Math.floor(random() ** 3 * 4),
    unit_price_cents: toCents(product.price),
    category: product.category,
    image_url: product.image_url,
  }));
}

function purchase(index: number, lines: readonly LineItem[], shippingCents: number) {
  const linesCents = lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
  return {
    items: itemsInShape(index, [...lines]),
    // Two old ones lack a total: readers then add up the lines (SOLD-10).
    total_amount: index === 31 || index === 36 ? null : toDollars(linesCents + shippingCents),
    shipping_amount: toDollars(shippingCents),
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    categories: [...new Set(lines.flatMap((line) => line.category ?? []))],
  };
}

/** Usually a list; some older ones hold it in an object, as SOLD-10 allows. */
function itemsInShape(index: number, lines: LineItem[]): OrderItems {
  if (index === 24 || index === 33) return { line_items: lines };
  return index === 28 ? { items: lines } : lines;
}

function buyerFields(buyer: Person) {
  const { contact } = buyer;
  const name = fullName(buyer);
  const shipping_address: ShippingAddress = {
    name,
    line1: contact.shipping_address_line1,
    line2: contact.shipping_address_line2,
    city: contact.shipping_city,
    state: contact.shipping_state,
    postal_code: contact.shipping_zip,
    country: contact.shipping_country,
    phone: contact.phone,
  };
  return { user_id: buyer.uid, buyer_email: buyer.email, buyer_name: name, shipping_address };
}

/** In the format of functions/src/checkout/ids.ts: `R261121-7K3QXM`. */
function orderNumber(digest: Buffer, createdAt: Date): string {
  const day = createdAt.toISOString().slice(2, 10).replaceAll('-', '');
  const letters = [...digest.subarray(0, 6)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `R${day}-${letters.join('')}`;
}

function digitsOf(digest: Buffer): string {
  return String(digest.readUIntBE(6, 6) % 10 ** 10).padStart(10, '0');
}
