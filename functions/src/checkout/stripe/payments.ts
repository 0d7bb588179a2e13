import { SHIPPED_COUNTRIES } from '@reef/domain/accounts/account';
import type { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';
import type { Reservation } from '@reef/domain/checkout/reservation';
import { refused } from '@reef/domain/shared/refused';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { CheckoutSession, PaymentProvider } from '#checkout/payment-provider.ts';
import { disputesOf } from './disputes.ts';
import {
  claimRefunds,
  claimsCents,
  failedRefunds,
  refundClaim,
  refundedCents,
  refundsOf,
} from './refunds.ts';
import { paymentsWithNews } from './payments-with-news.ts';
import { isPassing, isRefusal, isShopRefused, isUnderWay } from './refusals.ts';
import { whenAllowed } from './when-allowed.ts';

/** The key in a shipping rate's metadata that holds its method. */
const METHOD_KEY = 'method';

const CALL_TIMEOUT_MS = 15_000;

/**
 * Ways to pay that no page offers. A bank transfer waits for the buyer to send it and has no end;
 * its animals would be held as long.
 */
const NOT_OFFERED: Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[] = [
  'customer_balance',
];

/**
 * The Stripe client. An empty `apiBase` is Stripe itself; otherwise the address of the stand-in,
 * with the library unmodified.
 */
export function stripeClient(secretKey: string, apiBase: string): Stripe {
  const common = { maxNetworkRetries: 2, timeout: CALL_TIMEOUT_MS, telemetry: false };
  if (apiBase === '') return new Stripe(secretKey, common);
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

function shippingOptions(
  reservation: Reservation,
): Stripe.Checkout.SessionCreateParams.ShippingOption[] {
  return reservation.shipping_rates.map(({ method, name, cents }) => ({
    shipping_rate_data: {
      display_name: name,
      metadata: { [METHOD_KEY]: method },
      type: 'fixed_amount',
      fixed_amount: { amount: cents, currency: 'usd' },
    },
  }));
}

/** Whose page it is. Stripe fills in a shipping address only for a customer, not for an e-mail. */
function buyerParams(
  { buyer_email }: Reservation,
  customerId: string | null,
): Stripe.Checkout.SessionCreateParams {
  if (customerId !== null) return { customer: customerId, customer_update: { shipping: 'auto' } };
  return buyer_email === '' ? {} : { customer_email: buyer_email };
}

/**
 * Made only from the reservation and the customer made from it, so that a repeated call has exactly
 * the same parameters.
 */
function sessionParams(
  reservation: Reservation,
  customerId: string | null,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { reservation_id: reservation.id, user_id: reservation.user_id };
  return {
    mode: 'payment',
    client_reference_id: reservation.id,
    ...buyerParams(reservation, customerId),
    line_items: reservation.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: reservation.currency,
        unit_amount: line.unit_price_cents,
        product_data: { name: line.name, metadata: { product_id: line.product_id } },
      },
    })),
    metadata,
    payment_intent_data: { metadata },
    excluded_payment_method_types: NOT_OFFERED,
    shipping_address_collection: { allowed_countries: [...SHIPPED_COUNTRIES] },
    shipping_options: shippingOptions(reservation),
    phone_number_collection: { enabled: true },
    expires_at: Math.floor(reservation.session_expires_at.getTime() / 1000),
    success_url: reservation.success_url,
    cancel_url: reservation.cancel_url,
  };
}

function addressOf(session: Stripe.Checkout.Session): ShippingAddress | null {
  const details = session.collected_information?.shipping_details;
  if (!details) return null;
  const { address, name } = details;
  return {
    name: name ?? '',
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    country: address.country ?? '',
    phone: session.customer_details?.phone ?? '',
  };
}

/** Null for sessions made before shipping rates had a method in their metadata. */
function shippingMethodOf(session: Stripe.Checkout.Session): ShippingMethod | null {
  const rate = session.shipping_cost?.shipping_rate ?? null;
  if (rate === null || typeof rate === 'string') return null;
  const method = z.safeParse(ShippingMethod, rate.metadata[METHOD_KEY]);
  return method.success ? method.data : null;
}

function paymentState(session: Stripe.Checkout.Session): CheckoutSession['payment'] {
  if (session.payment_status !== 'unpaid') return 'paid';
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string' || session.status !== 'complete')
    return 'unpaid';
  const isRefused = intent.status === 'requires_payment_method' || intent.status === 'canceled';
  return isRefused ? 'failed' : 'unpaid';
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') return null;
  const charge = intent.latest_charge;
  return charge === null || typeof charge === 'string' ? null : charge;
}

function sessionStatus(status: Stripe.Checkout.Session['status']): CheckoutSession['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

/** True if the buyer of a completed page still has to send or confirm the payment. */
function waitsForBuyer({ status, payment_intent: intent }: Stripe.Checkout.Session): boolean {
  const isOpen = intent !== null && typeof intent !== 'string';
  return isOpen && status === 'complete' && intent.status === 'requires_action';
}

async function toCheckoutSession(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<CheckoutSession> {
  const charge = chargeOf(session);
  const intent = session.payment_intent;
  const refunds = await refundsOf(stripe, charge);
  const backCents = refundedCents(refunds);
  return {
    id: session.id,
    reservationId: session.metadata?.['reservation_id'] ?? null,
    url: session.url,
    status: sessionStatus(session.status),
    payment: paymentState(session),
    waitsForBuyer: waitsForBuyer(session),
    subtotalCents: session.amount_subtotal ?? 0,
    totalCents: session.amount_total ?? 0,
    shippingCents: session.shipping_cost?.amount_total ?? 0,
    shippingMethod: shippingMethodOf(session),
    currency: session.currency ?? '',
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    isRefunded: charge !== null && backCents >= charge.amount,
    refundedCents: backCents,
    claimsCents: claimsCents(refunds),
    failedRefunds: failedRefunds(refunds),
    disputes: await disputesOf(stripe, charge),
    shippingAddress: addressOf(session),
  };
}

/** Stripe refuses the whole customer if the phone number is longer; the shop allows 40 characters. */
const MAX_PHONE = 20;

/**
 * A customer with the saved address, which the payment page fills in (ORD-04).
 * @returns null if none is saved, or Stripe does not take it: the buyer types it then.
 */
async function customerOf(stripe: Stripe, reservation: Reservation): Promise<string | null> {
  const { id, ship_to: to, buyer_email: email } = reservation;
  if (to === null) return null;
  const { name, phone, ...address } = to;
  const isPhoneTaken = phone !== '' && phone.length <= MAX_PHONE;
  const contact = { name, ...(isPhoneTaken && { phone }) };
  const { line2, ...lines } = address;
  const shipping = { ...contact, address: { ...lines, ...(line2 === '' ? {} : { line2 }) } };
  try {
    const params = {
      ...contact,
      ...(email === '' ? {} : { email }),
      shipping,
      metadata: { reservation_id: id },
    };
    const customer = await whenAllowed(() =>
      stripe.customers.create(params, { idempotencyKey: `customer-${id}` }),
    );
    return customer.id;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/**
 * Stripe behind the shop's own port; see `PaymentProvider` for what each method promises.
 * @param maxWaitMs how long a request may pause, except those for a new page; see `whenAllowed`.
 */
export function stripePayments(stripe: Stripe, maxWaitMs?: number): PaymentProvider {
  return {
    async createSession(reservation) {
      try {
        const customerId = await customerOf(stripe, reservation);
        const params = sessionParams(reservation, customerId);
        const session = await whenAllowed(() =>
          stripe.checkout.sessions.create(params, { idempotencyKey: `session-${reservation.id}` }),
        );
        return { ok: true, id: session.id, url: session.url ?? '' };
      } catch (error) {
        if (isUnderWay(error)) return refused('under-way');
        if (isShopRefused(error)) {
          return { ok: false, refusal: 'shop-refused', reason: error.message };
        }
        throw error;
      }
    },

    async retrieveSession(sessionId) {
      try {
        const expand = ['payment_intent.latest_charge.refunds', 'shipping_cost.shipping_rate'];
        const retrieve = () => stripe.checkout.sessions.retrieve(sessionId, { expand });
        const session = await whenAllowed(retrieve, maxWaitMs);
        return await toCheckoutSession(stripe, session);
      } catch (error) {
        if (isRefusal(error) && error.statusCode === 404) return null;
        throw error;
      }
    },

    async expireSession(sessionId) {
      try {
        await whenAllowed(() => stripe.checkout.sessions.expire(sessionId), maxWaitMs);
      } catch (error) {
        // Only open sessions can be expired; `settle` finds what it became instead.
        if (!isRefusal(error)) throw error;
      }
    },

    async cancelPayment(paymentIntentId) {
      try {
        await stripe.paymentIntents.cancel(paymentIntentId, { cancellation_reason: 'abandoned' });
      } catch (error) {
        // Paid, with the bank, or not cancellable separately from its page: `settle` finds the
        // result.
        if (!isRefusal(error)) throw error;
      }
    },

    async refund(paymentIntentId) {
      try {
        const params = {
          payment_intent: paymentIntentId,
          reason: 'requested_by_customer',
        } as const;
        await whenAllowed(() => stripe.refunds.create(params), maxWaitMs);
      } catch (error) {
        // Stripe never refunds more than was paid, so no idempotency key is needed; a key would
        // replay a passing fault of Stripe's for a day.
        if (!isRefusal(error) || error.code !== 'charge_already_refunded') throw error;
      }
    },

    claimRefunds: (paymentIntentId) => claimRefunds(stripe, paymentIntentId),

    refundClaim: (paymentIntentId, refund) =>
      refundClaim(stripe, paymentIntentId, refund, maxWaitMs),

    paymentsWithNews: (since) => paymentsWithNews(stripe, since),
    isPassing,

    async reservationOfPayment(paymentIntentId) {
      const intent = await stripe.paymentIntents.retrieve(paymentIntentId);
      return intent.metadata['reservation_id'] ?? null;
    },
  };
}
