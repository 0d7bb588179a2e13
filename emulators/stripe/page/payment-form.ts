import type { Stripe } from 'stripe';
import type { Form } from '#stripe/http/form.ts';
import type { SessionRecord } from '#stripe/state/state.ts';

/** An empty form; its keys are the fields of the payment page. */
const blank = {
  attempt: '',
  email: '',
  phone: '',
  method: '',
  card_number: '',
  card_expiry: '',
  card_cvc: '',
  name: '',
  debit_ending: '',
  shipping_rate: '',
  ship_name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: '',
};

/** The payment page's fields, trimmed; '' if empty. */
export type PaymentForm = typeof blank;

/** The name of a field of the payment page. */
export type FieldName = keyof PaymentForm;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(blank, name);

const MAX_LENGTH = 200;

/** The payment page's fields from a posted form. */
export function readPaymentForm(posted: Form): PaymentForm {
  const form = { ...blank };
  for (const [name, value] of Object.entries(posted))
    if (isFieldName(name) && typeof value === 'string')
      form[name] = value.trim().slice(0, MAX_LENGTH);
  return form;
}

type Countries = Stripe.Checkout.Session.ShippingAddressCollection['allowed_countries'];

/** The countries that the session ships to; empty if it asks for no address. */
export const countriesOf = (record: SessionRecord): Countries =>
  record.session.shipping_address_collection?.allowed_countries ?? [];

/** The address that the shop sent with its customer; nothing if the session does not ship there. */
function savedAddress({ customer, session }: SessionRecord): Partial<PaymentForm> {
  const shipping = customer?.shipping;
  const { address } = shipping ?? {};
  const countries: readonly string[] = session.shipping_address_collection?.allowed_countries ?? [];
  if (!shipping || !address || !countries.includes(address.country ?? '')) return {};
  return {
    ship_name: shipping.name ?? '',
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    country: address.country ?? '',
  };
}

/** A form with only what the shop has sent. */
export function emptyForm(record: SessionRecord, attempt: string): PaymentForm {
  return {
    ...blank,
    attempt,
    email: record.session.customer_email ?? record.customer?.email ?? '',
    phone: record.customer?.phone ?? '',
    method: 'card',
    debit_ending: 'succeeded',
    shipping_rate: '0',
    country: countriesOf(record)[0] ?? '',
    ...savedAddress(record),
  };
}

const TEST_ADDRESS = {
  ship_name: 'Test Buyer',
  line1: '100 Harbor Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
};

/** The form behind "Fill with test card": everything a payment needs. */
export function testForm(record: SessionRecord, attempt: string): PaymentForm {
  const form = emptyForm(record, attempt);
  return {
    ...form,
    email: form.email || 'buyer@example.com',
    phone: form.phone || '555 0100',
    card_number: '4242 4242 4242 4242',
    card_expiry: '12 / 34',
    card_cvc: '123',
    name: 'Test Buyer',
    ...(form.line1 === '' && TEST_ADDRESS),
  };
}
