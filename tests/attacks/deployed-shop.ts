import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { MANY_PAYMENTS, openWorker } from '#support/deployed/open-worker.ts';
import { PAGES } from '#support/deployed/rush.ts';
import { addSignedInBuyer } from '#support/deployed/sessions.ts';
import type { Worker } from '#support/deployed/worker.ts';
import { localDeps, standInStripe } from '#support/local-services.ts';
import { cartOf, stockProduct } from '#support/shop-fixture.ts';
import { eventOf, postEvent } from '#support/payments/signed-event.ts';

const SESSION_EVENTS = 'checkout.session.';

/** A buyer on the payment page: product, user, request id, and Stripe's session. */
export type PaymentPage = {
  product: string;
  buyer: string;
  requestId: string;
  sessionId: string;
};

/**
 * The deployed bundle for a file of tests. Buyers go to the payment page, and the test delivers
 * Stripe's events in any order it likes.
 * @param projectId not the shop's own: a separate database for the file, without triggers.
 */
export function openDeployedShop(projectId?: string) {
  const deps = localDeps({ now: new Date() }, projectId);
  const stripe = standInStripe();
  const worker = openWorker(MANY_PAYMENTS, projectId);
  const { post } = worker;
  afterAll(() => deps.close());

  function buy(userId: string, product: string, request_id: string, to?: Worker) {
    return post('create-payment', userId, { ...cartOf([product, 1]), ...PAGES, request_id }, to);
  }

  async function ordersOf(sessionId: string) {
    const orders = deps.db.collection('orders').where('stripe_session_id', '==', sessionId);
    return (await orders.get()).docs;
  }

  return {
    db: deps.db,
    buy,
    ordersOf,
    orderOf: async (sessionId: string) => (await ordersOf(sessionId))[0]?.data(),

    startOther: worker.startOther,

    /** A buyer on the payment page of the last animal. */
    atThePage: async (): Promise<PaymentPage> => {
      const [product, buyer] = [await stockProduct(deps.db, 1), await addSignedInBuyer(deps.db)];
      const requestId = randomUUID();
      const answer = await buy(buyer, product, requestId);
      expect(answer).toMatchObject({ http: 200 });
      return { product, buyer, requestId, sessionId: String(answer.result?.['session_id']) };
    },

    /**
     * Sends the shop an event about a session or its payment; the shop asks Stripe what is true.
     */
    tell: async (sessionId: string, type: string): Promise<void> => {
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      const object = type.startsWith(SESSION_EVENTS)
        ? { id: sessionId, object: 'checkout.session' }
        : { id: 'x', object: 'charge', payment_intent: session.payment_intent };
      expect(await postEvent(`${worker.origin}/stripe-webhook`, eventOf(type, object))).toBe(200);
    },

    /** Refunds a payment, as an operator does in Stripe's dashboard. */
    giveBack: async (sessionId: string): Promise<void> => {
      const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
      if (typeof payment_intent !== 'string') throw new Error('there is no payment');
      await stripe.refunds.create({ payment_intent });
    },

    /** The buyer opens the page that reports the result of the payment. */
    verify: ({ buyer, sessionId }: Pick<PaymentPage, 'buyer' | 'sessionId'>) =>
      post('verify-payment', buyer, { session_id: sessionId }),

    /** The buyer leaves the payment page without paying. */
    cancel: ({ buyer, requestId }: Pick<PaymentPage, 'buyer' | 'requestId'>) =>
      post('cancel-payment', buyer, { request_id: requestId }),
  };
}
