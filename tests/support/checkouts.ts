import { randomUUID } from 'node:crypto';
import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import type { Firestore } from 'firebase-admin/firestore';
import type { CheckoutDeps } from '../../functions/src/checkout/deps.ts';
import {
  startCheckout,
  type StartResult,
} from '../../functions/src/checkout/start/start-checkout.ts';
import { okOf } from './ok-of.ts';
import { addBuyer, cartOf, stockProduct } from './shop-fixture.ts';

/** A payment page that a buyer may open, and the request it was made for. */
export type BegunCheckout = Extract<StartResult, { ok: true }> & { requestId: string };

/** A buyer's checkout, as far as its payment page. @throws if the shop refuses it. */
export async function beginCheckout(
  deps: CheckoutDeps,
  buyer: string,
  cart: CreatePaymentRequest,
  requestId: string = randomUUID(),
): Promise<BegunCheckout> {
  return { ...okOf(await startCheckout(deps, buyer, requestId, cart)), requestId };
}

/** The same of a new buyer, who buys some of a new product. */
export async function newCheckout(
  deps: CheckoutDeps,
  { stock = 1, quantity = 1 }: { stock?: number; quantity?: number } = {},
): Promise<BegunCheckout & { product: string; buyer: string }> {
  const [product, buyer] = [await stockProduct(deps.db, stock), await addBuyer(deps.db)];
  const begun = await beginCheckout(deps, buyer, cartOf([product, quantity]));
  return { ...begun, product, buyer };
}

/** The order that a session became; undefined if there is none. */
export async function orderOf(
  db: Firestore,
  sessionId: string,
): Promise<Record<string, unknown> | undefined> {
  const orders = db.collection('orders').where('stripe_session_id', '==', sessionId);
  return (await orders.get()).docs[0]?.data();
}
