import type { Order } from '@reef/domain/orders/order';

/** How the ids of sessions begin that were made with a test key. */
const TEST_SESSION = 'cs_test_';

/** The page of an order's payment in Stripe's dashboard; null if the order does not name it. */
export function stripeAddress({
  stripe_session_id: session,
  stripe_payment_intent_id: payment,
}: Pick<Order, 'stripe_session_id' | 'stripe_payment_intent_id'>): string | null {
  if (!payment) return null;
  const mode = session?.startsWith(TEST_SESSION) === true ? '/test' : '';
  return `https://dashboard.stripe.com${mode}/payments/${encodeURIComponent(payment)}`;
}
