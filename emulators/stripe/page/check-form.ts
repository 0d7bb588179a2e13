import type { CardDetails, PaymentDetails } from '#stripe/checkout/payment-details.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import { countriesOf, type FieldName, type PaymentForm } from './payment-form.ts';

/** The error of each wrong field, in the order of the page. */
export type FormErrors = Map<FieldName, string>;

/** A form's payment, or its errors. */
export type CheckedForm =
  | { ok: true; details: PaymentDetails; cardDigits: string | null }
  | { ok: false; errors: FormErrors };

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Luhn's check digit, which every card number has. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = Array.from(digits).reduce((total, sign, place) => {
    const doubled = place % 2 === 0 ? Number(sign) * 2 : Number(sign);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function expiryOf(text: string): { month: number; year: number } | null {
  const match = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(text);
  const month = Number(match?.[1]);
  return match && month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2]) } : null;
}

function isPast({ month, year }: { month: number; year: number }, nowMs: number): boolean {
  return Date.UTC(year, month, 1) <= nowMs;
}

function checkCard(form: PaymentForm, nowMs: number, errors: FormErrors): CardDetails {
  const digits = digitsOf(form.card_number);
  const expiry = expiryOf(form.card_expiry);
  if (!isCardNumber(digits)) errors.set('card_number', 'Your card number is invalid.');
  if (expiry === null) errors.set('card_expiry', 'Enter the expiry date as MM / YY.');
  else if (isPast(expiry, nowMs))
    errors.set('card_expiry', "Your card's expiration year is in the past.");
  if (!/^\d{3}$/.test(form.card_cvc))
    errors.set('card_cvc', "Your card's security code is incomplete.");
  const { month = 0, year = 0 } = expiry ?? {};
  return { brand: 'visa', last4: digits.slice(-4), expMonth: month, expYear: year };
}

function checkShipping(record: SessionRecord, form: PaymentForm, errors: FormErrors) {
  const countries: readonly string[] = countriesOf(record);
  if (countries.length === 0) return null;
  const need = (name: FieldName, message: string) => form[name] === '' && errors.set(name, message);
  need('ship_name', 'Enter the full name for the delivery.');
  if (!countries.includes(form.country)) errors.set('country', 'Choose a country from the list.');
  need('line1', 'Enter the street and number.');
  need('city', 'Enter the city.');
  if (form.country === 'US') need('state', 'Enter the state.');
  need('postal_code', 'Enter the postal code.');
  const { city, country, line1, line2, state, postal_code } = form;
  const address = { city, country, line1, line2: line2 || null, postal_code, state: state || null };
  return { name: form.ship_name, address };
}

/** Checks a posted payment form against its session, at `nowMs`. */
export function checkForm(record: SessionRecord, form: PaymentForm, nowMs: number): CheckedForm {
  const errors: FormErrors = new Map();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email))
    errors.set('email', 'Enter an e-mail address like name@example.com.');
  const wantsPhone = record.session.phone_number_collection?.enabled === true;
  if (wantsPhone && !/^[+\d][\d\s().-]{5,}$/.test(form.phone))
    errors.set('phone', 'Enter a phone number.');
  const shipping = checkShipping(record, form, errors);
  const rates = record.shippingRates.length;
  const shippingIndex = Number(form.shipping_rate || 0);
  if (
    rates > 0 &&
    !(Number.isInteger(shippingIndex) && shippingIndex >= 0 && shippingIndex < rates)
  )
    errors.set('shipping_rate', 'Choose a way of shipping.');
  const isCard = form.method === 'card';
  if (
    !isCard &&
    !(
      form.method === 'us_bank_account' &&
      record.session.payment_method_types.includes('us_bank_account')
    )
  )
    errors.set('method', 'Choose a way to pay.');
  const card = isCard ? checkCard(form, nowMs, errors) : null;
  if (form.name === '')
    errors.set('name', isCard ? 'Enter the name on the card.' : 'Enter the name on the account.');
  if (errors.size > 0) return { ok: false, errors };
  const phone = wantsPhone ? form.phone : null;
  const details = { email: form.email, name: form.name, phone, shipping, shippingIndex, card };
  return { ok: true, details, cardDigits: card && digitsOf(form.card_number) };
}
