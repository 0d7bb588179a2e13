import type { Stripe } from 'stripe';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { SessionParams } from '#stripe/validations/create-session.ts';
import type { WireSession } from '#stripe/wire.ts';
import { nowSeconds, type Context } from '#stripe/context.ts';
import { buildLineItems } from './build-line-items.ts';
import { buildShippingRate } from './build-shipping-rate.ts';
import { chooseShipping } from './choose-shipping.ts';
import { offeredMethods } from './offered-methods.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The many fields that a plain payment leaves empty. */
const unused = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<WireSession>;

function buildSession(context: Context, params: SessionParams): WireSession {
  const created = nowSeconds(context);
  const collection = params.shipping_address_collection;
  return {
    ...unused,
    id: context.newId('cs_test'),
    object: 'checkout.session',
    amount_subtotal: 0,
    amount_total: 0,
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency: params.line_items[0]?.price_data.currency ?? null,
    customer: params.customer ?? null,
    // Stripe creates no customer if the shop names one.
    customer_creation: params.customer === undefined ? 'if_required' : null,
    customer_details: null,
    customer_email: params.customer_email ?? null,
    expires_at: params.expires_at ?? created + DAY_SECONDS,
    livemode: false,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: 'payment',
    payment_intent: null,
    payment_method_collection: 'if_required',
    payment_method_types: offeredMethods(params),
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    ...(params.excluded_payment_method_types && {
      excluded_payment_method_types: params.excluded_payment_method_types,
    }),
    payment_status: 'unpaid',
    phone_number_collection: { enabled: params.phone_number_collection?.enabled ?? false },
    shipping_address_collection: collection
      ? { allowed_countries: collection.allowed_countries }
      : null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    success_url: params.success_url,
    total_details: null,
    ui_mode: 'hosted_page',
    url: null,
  };
}

/** A new open session and the records that go with it; the first shipping option is selected. */
export function buildSessionRecord(
  context: Context,
  params: SessionParams,
  customer: Stripe.Customer | null,
): SessionRecord {
  const session = buildSession(context, params);
  const lineItems = buildLineItems(context, params.line_items);
  const shippingRates = (params.shipping_options ?? []).map((option) =>
    buildShippingRate(context, option.shipping_rate_data),
  );
  session.amount_subtotal = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  session.shipping_options = shippingRates.map((rate) => ({
    shipping_amount: rate.fixed_amount?.amount ?? 0,
    shipping_rate: rate.id,
  }));
  const record: SessionRecord = {
    session,
    customer,
    lineItems,
    shippingRates,
    images: params.line_items.map((item) => item.price_data.product_data.images?.[0] ?? null),
    paymentIntentMetadata: params.payment_intent_data?.metadata ?? {},
    paymentIntentDescription: params.payment_intent_data?.description ?? null,
    bornAgedMs: context.state.agedMs,
    settlement: null,
    challenge: null,
    paidAttempt: null,
  };
  chooseShipping(record, 0);
  return record;
}
