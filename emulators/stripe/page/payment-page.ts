import type { Answer } from '#stripe/http/reply.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { FormErrors } from './check-form.ts';
import { contactFields, shippingFields } from './delivery-fields.ts';
import { html, type Html } from '#shared/html.ts';
import { pageAnswer } from './layout.ts';
import { methodFields } from './method-fields.ts';
import type { FieldName, PaymentForm } from './payment-form.ts';
import { orderSummary, totals } from './summary.ts';

/** What the payment page shows in addition to the session. */
export type PageState = {
  form: PaymentForm;
  errors: FormErrors;
  /** A refusal of the payment itself, which belongs to no field. */
  refusal: string | null;
};

// The link to a group of radio buttons goes to its first button.
const anchor = (name: FieldName): string =>
  name === 'shipping_rate' ? 'shipping_rate-0' : name === 'method' ? 'method-card' : name;

function errorSummary({ errors, refusal }: PageState): Html | null {
  if (errors.size === 0 && refusal === null) return null;
  const links = [...errors].map(
    ([name, message]) => html`<li><a href="#${anchor(name)}">${message}</a></li>`,
  );
  return html`<div class="errors" role="alert" tabindex="-1" autofocus>
    <h2>${refusal ?? 'Please check what you entered'}</h2>
    ${refusal !== null && html`<p>Nothing was paid. Try again, or use another way to pay.</p>`}
    ${
      links.length > 0 &&
      html`<ul>
        ${links}
      </ul>`
    }
  </div>`;
}

function paymentForm(record: SessionRecord, state: PageState): Html {
  const { form, errors } = state;
  const page = `/c/pay/${record.session.id}`;
  return html`<section class="pay" aria-labelledby="pay-title">
    ${errorSummary(state)}
    <div class="pay-head">
      <h2 id="pay-title">Payment details</h2>
      <a class="prefill" href="${page}?prefill=1">Fill with test card</a>
    </div>
    <form method="post" action="${page}" novalidate>
      <input type="hidden" name="attempt" value="${form.attempt}" />
      ${contactFields(record, form, errors)} ${shippingFields(record, form, errors)}
      ${methodFields(record, form, errors)}
      <button type="submit" class="primary">Pay ${totals(record)}</button>
    </form>
  </section>`;
}

/**
 * The payment page. Always 200, with or without errors: browsers log every other status of a page
 * as an error in the console, where the shop's own tests look for errors.
 */
export function paymentPage(record: SessionRecord, state: PageState): Answer {
  const hasTrouble = state.errors.size > 0 || state.refusal !== null;
  const title = `${hasTrouble ? 'Error: ' : ''}Pay – Stripe stand-in`;
  const body = html`<main class="columns">
    <h1 class="unseen">Checkout</h1>
    ${orderSummary(record)}${paymentForm(record, state)}
  </main>`;
  return pageAnswer(200, title, body);
}
