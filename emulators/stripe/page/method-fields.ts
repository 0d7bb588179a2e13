import type { SessionRecord } from '#stripe/state/state.ts';
import type { FormErrors } from './check-form.ts';
import { fieldError, selectField, textField } from './fields.ts';
import { html, type Html } from '#shared/html.ts';
import type { PaymentForm } from './payment-form.ts';

function methodChoice(
  form: PaymentForm,
  value: string,
  id: string,
  label: string,
  hint: string,
): Html {
  return html`<label class="choice" for="${id}">
    <input
      type="radio"
      id="${id}"
      name="method"
      value="${value}"
      ${form.method === value && html`checked`}
    />
    <span class="choice-text">${label}<span class="hint">${hint}</span></span>
  </label>`;
}

const methodChoices = (form: PaymentForm): Html =>
  html`<div class="choices">
    ${methodChoice(form, 'card', 'method-card', 'Card', 'Pays at once')}
    ${methodChoice(form, 'us_bank_account', 'method-debit', 'Bank debit', 'Settles later')}
  </div>`;

const TEST_CARDS: [string, string][] = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 3220', 'asks for confirmation'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
];

const cardHelp = html`<details class="help">
  <summary>Test card numbers</summary>
  <ul>
    ${TEST_CARDS.map(([number, effect]) => html`<li><code>${number}</code> ${effect}</li>`)}
  </ul>
  <p>Any expiry date to come, any three digits.</p>
</details>`;

function cardFields(form: PaymentForm, errors: FormErrors): Html {
  const field = (spec: Parameters<typeof textField>[2]) => textField(form, errors, spec);
  return html`<div class="card-fields">
    ${field({ name: 'card_number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', placeholder: '1234 1234 1234 1234' })}
    <div class="row two">
      ${field({ name: 'card_expiry', label: 'Expiry (MM / YY)', autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: 'MM / YY' })}
      ${field({ name: 'card_cvc', label: 'CVC', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123' })}
    </div>
    ${cardHelp}
  </div>`;
}

const ENDINGS: [string, string][] = [
  ['succeeded', 'Test account …6789: settles after a while'],
  ['failed', 'Test account …1116: fails after a while'],
  ['on-command', 'Test account …0000: waits for the settle command'],
];

const debitFields = (form: PaymentForm, errors: FormErrors): Html =>
  html`<div class="debit-fields">
    ${selectField(form, errors, { name: 'debit_ending', label: 'Bank account', options: ENDINGS })}
    <p class="hint">The order is complete at once, the money comes later or not at all.</p>
  </div>`;

/** How to pay: by card, or by the delayed method if the session offers it. */
export function methodFields(record: SessionRecord, form: PaymentForm, errors: FormErrors): Html {
  const hasDebit = record.session.payment_method_types.includes('us_bank_account');
  return html`<fieldset>
    <legend>Payment method</legend>
    ${fieldError(errors, 'method')}
    ${hasDebit ? methodChoices(form) : html`<input type="hidden" name="method" value="card" />`}
    ${cardFields(form, errors)} ${hasDebit && debitFields(form, errors)}
    ${textField(form, errors, { name: 'name', label: 'Name on the card or account', autocomplete: 'cc-name' })}
  </fieldset>`;
}
