import { formatMoney } from '#stripe/money.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { WireLineItem } from '#stripe/wire.ts';
import { html, type Html } from '#shared/html.ts';

/** An amount in the session's currency. */
export const money = (record: SessionRecord, minorUnits: number): string =>
  formatMoney(minorUnits, record.session.currency ?? 'usd');

/**
 * The total, once for each shipping option: the style sheet shows the one whose radio button is
 * selected, so that no script is needed.
 */
export function totals(record: SessionRecord): Html[] {
  const subtotal = record.session.amount_subtotal ?? 0;
  if (record.shippingRates.length === 0) return [html`<span>${money(record, subtotal)}</span>`];
  return record.shippingRates.map((rate, i) => {
    const total = subtotal + (rate.fixed_amount?.amount ?? 0);
    return html`<span data-for-rate="${i}">${money(record, total)}</span>`;
  });
}

function shippingAmounts(record: SessionRecord): Html {
  const amounts = record.shippingRates.map((rate, i) => {
    const amount = rate.fixed_amount?.amount ?? 0;
    return html`<span data-for-rate="${i}">${amount === 0 ? 'Free' : money(record, amount)}</span>`;
  });
  return html`<div>
    <dt>Shipping</dt>
    <dd>${amounts}</dd>
  </div>`;
}

function item(record: SessionRecord, line: WireLineItem, place: number): Html {
  const image = record.images[place];
  const quantity = line.quantity ?? 1;
  const each =
    quantity > 1 &&
    html`<span class="each">${money(record, line.price.unit_amount ?? 0)} each</span>`;
  return html`<li class="item">
    ${image ? html`<img src="${image}" alt="" width="56" height="56" />` : html`<span class="no-image" aria-hidden="true"></span>`}
    <div class="item-name">
      <span>${line.description}</span><span class="quantity">Qty ${quantity}</span>
    </div>
    <div class="item-price"><span>${money(record, line.amount_total)}</span>${each}</div>
  </li>`;
}

/** The order summary of the page: items, shipping and the total. */
export function orderSummary(record: SessionRecord): Html {
  const { cancel_url: back, amount_subtotal: subtotal } = record.session;
  return html`<section class="summary" aria-labelledby="summary-title">
    ${back !== null && html`<a class="back" href="${new URL(back).href}"><span aria-hidden="true">←</span> Cancel and return</a>`}
    <h2 id="summary-title">Order summary</h2>
    <p class="amount">${totals(record)}</p>
    <ul class="items">
      ${record.lineItems.map((line, i) => item(record, line, i))}
    </ul>
    <dl class="sums">
      <div>
        <dt>Subtotal</dt>
        <dd>${money(record, subtotal ?? 0)}</dd>
      </div>
      ${record.shippingRates.length > 0 && shippingAmounts(record)}
      <div class="total">
        <dt>Total due</dt>
        <dd>${totals(record)}</dd>
      </div>
    </dl>
  </section>`;
}
