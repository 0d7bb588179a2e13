import type { Stripe } from 'stripe';
import { nowSeconds, type Context } from '#stripe/context.ts';
import type { CardDetails, PaymentDetails } from './payment-details.ts';

const unused = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'STAND-IN',
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

type MethodDetails = Stripe.Charge.PaymentMethodDetails;

const cardDetails = (card: CardDetails): MethodDetails => ({
  type: 'card',
  card: {
    amount_authorized: null,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});

const bankDetails: MethodDetails = {
  type: 'us_bank_account',
  us_bank_account: {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    fingerprint: null,
    last4: '6789',
    payment_reference: null,
    routing_number: '110000000',
  },
};

function billing(details: PaymentDetails): Stripe.Charge.BillingDetails {
  const { email, name, phone } = details;
  return { address: details.shipping?.address ?? null, email, name, phone, tax_id: null };
}

/** Records a charge on the intent: succeeded, failed, or pending (a delayed method). */
export function chargeIntent(
  context: Context,
  intent: Stripe.PaymentIntent,
  details: PaymentDetails,
  status: 'succeeded' | 'failed' | 'pending',
): Stripe.Charge {
  const amountCaptured = status === 'succeeded' ? intent.amount : 0;
  const charge: Stripe.Charge = {
    ...unused,
    id: context.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: amountCaptured,
    amount_refunded: 0,
    billing_details: billing(details),
    captured: status !== 'failed',
    created: nowSeconds(context),
    currency: intent.currency,
    description: intent.description,
    failure_code: null,
    failure_message: null,
    metadata: { ...intent.metadata },
    outcome: null,
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: context.newId('pm'),
    payment_method_details: details.card ? cardDetails(details.card) : bankDetails,
    refunded: false,
    shipping: intent.shipping,
    status,
  };
  context.state.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}
