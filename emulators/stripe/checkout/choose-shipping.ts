import type { SessionRecord } from '#stripe/state/state.ts';

/** Sets the session's shipping option and recalculates its total. */
export function chooseShipping(record: SessionRecord, index: number): void {
  const { session, shippingRates } = record;
  const rate = shippingRates[index];
  const amount = rate?.fixed_amount?.amount ?? 0;
  session.shipping_cost =
    rate === undefined
      ? null
      : { amount_subtotal: amount, amount_tax: 0, amount_total: amount, shipping_rate: rate.id };
  session.total_details = { amount_discount: 0, amount_shipping: amount, amount_tax: 0 };
  session.amount_total = (session.amount_subtotal ?? 0) + amount;
}
