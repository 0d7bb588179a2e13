import * as z from 'zod/mini';
import { cartTotalCents, type CartLine } from '@reef/domain/cart/cart';
import {
  type CreatePaymentRequest,
  CreatePaymentResponse,
  VerifyPaymentResponse,
} from '@reef/domain/checkout/checkout-calls';
import { HOLD_GRACE_MS, SESSION_OPEN_MS } from '@reef/domain/checkout/reservation';
import { type CallResult, callFunction } from '#platform/data/calls.ts';
import { cart } from '#state/cart/cart-store.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';

const ATTEMPT_KEY = 'reef-checkout-attempt';

/** One press of the pay button; kept until it is paid or cancelled, so that a repeat is the same. */
const Attempt = z.object({ requestId: z.string(), cart: z.string(), url: z.nullable(z.string()) });
type Attempt = z.infer<typeof Attempt>;

function cartText(lines: readonly CartLine[]): string {
  return JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), cartTotalCents(lines)]);
}

/** The same request id for the same cart while no answer has come: a lost answer is asked for again. */
function attemptFor(lines: readonly CartLine[]): Attempt {
  const stored = readStored(ATTEMPT_KEY, Attempt);
  if (stored !== null && stored.url === null && stored.cart === cartText(lines)) return stored;
  const fresh = { requestId: newId(), cart: cartText(lines), url: null };
  writeStored(ATTEMPT_KEY, fresh);
  return fresh;
}

function requestOf(lines: readonly CartLine[], attempt: Attempt): CreatePaymentRequest {
  const { origin } = window.location;
  return {
    items: lines.map(({ id, name, price, quantity }) => ({ id, name, price, quantity })),
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment-canceled`,
    request_id: attempt.requestId,
  };
}

/** Notes what a payment page of these lines holds, so that the cart does not take it for sold out. */
function noteHold(lines: readonly CartLine[]): void {
  const until = new Date(now().getTime() + SESSION_OPEN_MS + HOLD_GRACE_MS).toISOString();
  const quantities = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
  cart.noteHold({ until, quantities });
}

/** True where no answer came: the server may have done what it was asked for. */
export function isUnanswered(answer: CallResult<unknown>): boolean {
  return !answer.ok && (answer.code === 'unavailable' || answer.code === 'internal');
}

/**
 * Asks for the payment page of a cart (`create-payment`). The hold is noted before the call,
 * because live stock may show it before the answer comes.
 */
export async function startPayment(
  lines: readonly CartLine[],
): Promise<CallResult<CreatePaymentResponse>> {
  const attempt = attemptFor(lines);
  noteHold(lines);
  const answer = await callFunction(
    'create-payment',
    requestOf(lines, attempt),
    CreatePaymentResponse,
  );
  if (answer.ok) {
    writeStored(ATTEMPT_KEY, { ...attempt, url: answer.data.url });
  } else if (!isUnanswered(answer)) {
    // The server knows this request and refused it; the next press is a new one.
    removeStored(ATTEMPT_KEY);
  }
  return answer;
}

/** What became of a payment page (`verify-payment`); the cart is cleared once it is paid. */
export async function verifyPayment(sessionId: string): Promise<CallResult<VerifyPaymentResponse>> {
  const answer = await callFunction(
    'verify-payment',
    { session_id: sessionId },
    VerifyPaymentResponse,
  );
  if (answer.ok && answer.data.ok) forgetPayment({ isPaid: true });
  return answer;
}

/** Forgets the payment under way on this device; a paid cart is emptied (CART-04). */
export function forgetPayment({ isPaid }: { isPaid: boolean }): void {
  removeStored(ATTEMPT_KEY);
  cart.dropHold();
  if (isPaid) cart.clear();
}

const CancelResponse = z.object({ outcome: z.enum(['cancelled', 'paid', 'none']) });

/**
 * Gives the units of the payment page under way back to the shelf.
 * @returns `paid` when the payment had gone through after all; the cart is cleared then.
 */
export async function cancelPayment(): Promise<'cancelled' | 'paid' | 'none' | 'failed'> {
  const attempt = readStored(ATTEMPT_KEY, Attempt);
  if (attempt === null) return 'none';
  const answer = await callFunction(
    'cancel-payment',
    { request_id: attempt.requestId },
    CancelResponse,
  );
  if (!answer.ok) return 'failed';
  const { outcome } = answer.data;
  if (outcome === 'cancelled') {
    // What was held is back on the shelf, but not every tab has heard of it: the hold is not
    // dropped, or one of them would take its own units for sold out in between.
    await cart.refresh({ endsHold: true });
    removeStored(ATTEMPT_KEY);
  } else {
    forgetPayment({ isPaid: outcome === 'paid' });
  }
  return outcome;
}
