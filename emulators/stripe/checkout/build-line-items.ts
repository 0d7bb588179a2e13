import type { SessionParams } from '#stripe/validations/create-session.ts';
import type { WireLineItem, WirePrice } from '#stripe/wire.ts';
import { nowSeconds, type Context } from '#stripe/context.ts';

type ItemParams = SessionParams['line_items'][number];

function buildPrice(context: Context, item: ItemParams): WirePrice {
  const { currency, unit_amount } = item.price_data;
  return {
    id: context.newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: nowSeconds(context),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: context.newId('prod'),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  };
}

/** The session's line items; each `price_data` becomes a separate price, as with Stripe. */
export function buildLineItems(context: Context, items: ItemParams[]): WireLineItem[] {
  return items.map((item) => {
    const amount = item.price_data.unit_amount * item.quantity;
    return {
      id: context.newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: item.price_data.currency,
      description: item.price_data.product_data.name,
      metadata: {},
      price: buildPrice(context, item),
      quantity: item.quantity,
    };
  });
}
