import type { Stripe } from 'stripe';
import { formatMoney } from '#stripe/money.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { FormErrors } from './check-form.ts';
import { fieldError, selectField, textField } from './fields.ts';
import { html, type Html } from '#shared/html.ts';
import { countriesOf, type PaymentForm } from './payment-form.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** E-mail, and the phone number if the shop wants it. */
export function contactFields(record: SessionRecord, form: PaymentForm, errors: FormErrors): Html {
  const wantsPhone = record.session.phone_number_collection?.enabled === true;
  return html`<fieldset>
    <legend>Contact</legend>
    ${textField(form, errors, { name: 'email', label: 'E-mail', autocomplete: 'email', type: 'email', inputmode: 'email' })}
    ${wantsPhone && textField(form, errors, { name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel', inputmode: 'tel' })}
  </fieldset>`;
}

function estimate(rate: Stripe.ShippingRate): string | null {
  const { minimum, maximum } = rate.delivery_estimate ?? {};
  const bound = maximum ?? minimum;
  if (!bound) return null;
  const from = minimum && maximum && minimum.value !== maximum.value ? `${minimum.value}–` : '';
  const unit = bound.unit.replace('_', ' ');
  return `${from}${bound.value} ${unit}${bound.value === 1 && from === '' ? '' : 's'}`;
}

function rateChoice(rate: Stripe.ShippingRate, place: number, form: PaymentForm): Html {
  const { amount = 0, currency = 'usd' } = rate.fixed_amount ?? {};
  const isChosen = form.shipping_rate === String(place);
  const time = estimate(rate);
  return html`<label class="choice" for="shipping_rate-${place}">
    <input
      type="radio"
      id="shipping_rate-${place}"
      name="shipping_rate"
      value="${place}"
      data-rate="${place}"
      ${isChosen && html`checked`}
    />
    <span class="choice-text"
      >${rate.display_name}${time !== null && html`<span class="hint">${time}</span>`}</span
    >
    <span>${amount === 0 ? 'Free' : formatMoney(amount, currency)}</span>
  </label>`;
}

function rateChoices(record: SessionRecord, form: PaymentForm, errors: FormErrors): Html | false {
  if (record.shippingRates.length === 0) return false;
  return html`<fieldset>
    <legend>Shipping method</legend>
    ${fieldError(errors, 'shipping_rate')}
    <div class="choices">${record.shippingRates.map((rate, i) => rateChoice(rate, i, form))}</div>
  </fieldset>`;
}

function addressFields(record: SessionRecord, form: PaymentForm, errors: FormErrors): Html | false {
  const countries = countriesOf(record);
  if (countries.length === 0) return false;
  const options = countries.map((code): [string, string] => [code, countryNames.of(code) ?? code]);
  const field = (spec: Parameters<typeof textField>[2]) => textField(form, errors, spec);
  return html`<fieldset>
    <legend>Shipping address</legend>
    ${field({ name: 'ship_name', label: 'Full name', autocomplete: 'shipping name' })}
    ${selectField(form, errors, { name: 'country', label: 'Country', options, autocomplete: 'shipping country' })}
    ${field({ name: 'line1', label: 'Address', autocomplete: 'shipping address-line1' })}
    ${field({ name: 'line2', label: 'Apartment, suite (optional)', autocomplete: 'shipping address-line2', isOptional: true })}
    <div class="row">
      ${field({ name: 'city', label: 'City', autocomplete: 'shipping address-level2' })}
      ${field({ name: 'state', label: 'State', autocomplete: 'shipping address-level1', isOptional: true })}
      ${field({ name: 'postal_code', label: 'Postal code', autocomplete: 'shipping postal-code' })}
    </div>
  </fieldset>`;
}

/** The delivery fields that the session asks for. */
export const shippingFields = (
  record: SessionRecord,
  form: PaymentForm,
  errors: FormErrors,
): Html => html`${addressFields(record, form, errors)}${rateChoices(record, form, errors)}`;
