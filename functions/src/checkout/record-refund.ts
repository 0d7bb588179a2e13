import { collections } from '../adapters/documents.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderId } from './ids.ts';

async function recordForSession(deps: CheckoutDeps, sessionId: string): Promise<boolean> {
  const session = await deps.payments.retrieveSession(sessionId);
  if (!session?.isRefunded) return false;
  const order = collections(deps.db).orders.doc(orderId(sessionId));
  if (!(await order.get()).exists) return false;
  await order.update({ payment_status: 'refunded', updated_at: deps.now() });
  return true;
}

/**
 * Marks the order of a payment that was given back in full, in Stripe's dashboard for instance.
 * The stock stays as it is: an animal that died on the way does not return to the shelf.
 */
export async function recordRefund(deps: CheckoutDeps, payment: unknown): Promise<string> {
  const id = typeof payment === 'string' ? payment : null;
  if (id === null) return 'ignored';
  const sessions = await deps.payments.sessionsOfPayment(id);
  const recorded = await Promise.all(sessions.map((session) => recordForSession(deps, session)));
  return recorded.includes(true) ? 'refunded' : 'ignored';
}
