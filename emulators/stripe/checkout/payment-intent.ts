import type { Stripe } from 'stripe';
import type { SessionRecord } from '#stripe/state/state.ts';
import { nowSeconds, type Context } from '#stripe/context.ts';
import type { PaymentDetails } from './payment-details.ts';

const unused = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

function buildIntent(context: Context, record: SessionRecord): Stripe.PaymentIntent {
  const id = context.newId('pi');
  return {
    ...unused,
    id,
    object: 'payment_intent',
    amount: record.session.amount_total ?? 0,
    amount_received: 0,
    automatic_payment_methods: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_standin`,
    confirmation_method: 'automatic',
    created: nowSeconds(context),
    currency: record.session.currency ?? 'usd',
    description: record.paymentIntentDescription,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: { ...record.paymentIntentMetadata },
    payment_method: null,
    payment_method_types: record.session.payment_method_types,
    receipt_email: null,
    shipping: null,
    status: 'requires_payment_method',
  };
}

/**
 * The session's payment intent, updated to the buyer's choices. It is created at the first attempt
 * to pay, as Stripe does since its version of 2022-08-01.
 */
export function intentForAttempt(
  context: Context,
  record: SessionRecord,
  details: PaymentDetails,
): Stripe.PaymentIntent {
  const id = record.session.payment_intent;
  const known = typeof id === 'string' ? context.state.paymentIntents.get(id) : undefined;
  const intent = known ?? buildIntent(context, record);
  context.state.paymentIntents.set(intent.id, intent);
  record.session.payment_intent = intent.id;
  intent.amount = record.session.amount_total ?? 0;
  intent.shipping = details.shipping && {
    ...details.shipping,
    carrier: null,
    phone: details.phone,
    tracking_number: null,
  };
  return intent;
}
