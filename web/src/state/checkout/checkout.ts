import * as z from 'zod/mini';
import { cartTotalCents } from '@reef/domain/cart/cart';
import type { CartLine } from '@reef/domain/cart/cart-line';
import {
  type CreatePaymentRequest,
  CreatePaymentResponse,
  VerifyPaymentResponse,
} from '@reef/domain/checkout/checkout-calls';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import { HOLD_GRACE_MS, SESSION_OPEN_MS } from '@reef/domain/checkout/hold-time';
import { type CallResult, callFunction, type FailedCall } from '#platform/data/calls/calls.ts';
import type { CartHold } from '#state/cart/cart-hold.ts';
import { cart } from '#state/cart/cart-store.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { readStored, removeStored, writeOrRemember } from '#platform/storage.ts';
import { ATTEMPT_KEY } from './payment-page-key.ts';
import { noteOpenedPage, notePaymentState, readPage, type PaymentEnd } from './payment-page.ts';

/**
 * One press of the pay button; stored until it is answered, so that a repeat is the same request.
 */
const Attempt = z.object({ requestId: z.string(), cart: z.string() });
type Attempt = z.infer<typeof Attempt>;

function cartText(lines: readonly CartLine[], delivery: DeliveryChoice | null): string {
  const units = lines.map(({ id, quantity }) => [id, quantity]);
  return JSON.stringify([units, cartTotalCents(lines), delivery]);
}

/**
 * The same request id for the same cart and delivery until an answer comes: a repeat then gets the
 * lost answer.
 */
function attemptFor(lines: readonly CartLine[], delivery: DeliveryChoice | null): Attempt {
  const stored = readStored(ATTEMPT_KEY, Attempt);
  if (stored !== null && stored.cart === cartText(lines, delivery)) return stored;
  const fresh = { requestId: newId(), cart: cartText(lines, delivery) };
  writeOrRemember(ATTEMPT_KEY, fresh);
  return fresh;
}

function requestOf(
  lines: readonly CartLine[],
  delivery: DeliveryChoice | null,
  zip: string | null,
  attempt: Attempt,
): CreatePaymentRequest {
  const { origin } = window.location;
  return {
    items: lines.map(({ id, name, price, quantity }) => ({ id, name, price, quantity })),
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment-canceled`,
    request_id: attempt.requestId,
    ...(delivery === null ? {} : { delivery }),
    ...(zip === null ? {} : { zip }),
  };
}

/**
 * Notes the units that a payment page of these lines holds, so that the cart does not take them
 * for sold out.
 */
function noteHold(lines: readonly CartLine[], session_id?: string): void {
  const until = new Date(now().getTime() + SESSION_OPEN_MS + HOLD_GRACE_MS).toISOString();
  const quantities = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
  const stock_before = Object.fromEntries(lines.map(({ id, stock }) => [id, stock]));
  cart.noteHold({ until, quantities, stock_before, session_id });
}

/**
 * After a refused `create-payment`: its cart holds nothing, but the page opened before it may still
 * be open, or one whose answer was lost. `checkOpenPage` says whether the server has closed the
 * former.
 * @param earlier the hold before the request.
 */
export function restoreHold(earlier: CartHold | null): void {
  const isOpen = readPage()?.end === null || readStored(ATTEMPT_KEY, Attempt) !== null;
  if (isOpen && earlier !== null) cart.noteHold(earlier);
  else cart.dropHold();
}

/** The code of a refused `create-payment`, if it has one. */
export function refusalCode({ details }: FailedCall): unknown {
  return Reflect.get(Object(details), 'code');
}

/**
 * Whether a refused press has ended its request. Any other answer comes before the server looks for
 * it, or while an earlier press of it is being answered (`busy`): that press, whose answer was lost,
 * may have opened a page.
 */
function hasEnded(answer: FailedCall): boolean {
  return answer.code === 'failed-precondition' && refusalCode(answer) !== 'busy';
}

/**
 * Requests the payment page of a cart (`create-payment`). The hold is noted before the call,
 * because live stock may show it before the answer comes.
 * @param delivery how and when it is to arrive; null leaves the choice to the payment page.
 * @param zip the destination, if it is known: the server refuses one to which nothing is delivered.
 */
export async function startPayment(
  lines: readonly CartLine[],
  delivery: DeliveryChoice | null,
  zip: string | null = null,
): Promise<CallResult<CreatePaymentResponse>> {
  const earlier = readStored(ATTEMPT_KEY, Attempt);
  const attempt = attemptFor(lines, delivery);
  const buyer = sessionHint();
  noteHold(lines);
  const answer = await callFunction(
    'create-payment',
    requestOf(lines, delivery, zip, attempt),
    CreatePaymentResponse,
  );
  // They have signed out, perhaps in another tab: what is stored now is the next person's.
  if (sessionHint() !== buyer) return answer;
  if (answer.ok) {
    const { url, session_id: sessionId } = answer.data;
    if (url !== '') noteOpenedPage({ requestId: attempt.requestId, sessionId });
    // Now as this page's own, which ends with it.
    noteHold(lines, sessionId);
  }
  // The next press is a new request.
  if (answer.ok || hasEnded(answer)) removeStored(ATTEMPT_KEY);
  // The hold of a press whose answer was lost is over: this press is a new request, too.
  const isOver = !answer.ok && refusalCode(answer) === 'request-finished';
  if (isOver && attempt.requestId === earlier?.requestId) return startPayment(lines, delivery, zip);
  return answer;
}

/**
 * The state of a payment page (`verify-payment`). What its order took is removed from the cart,
 * once, on the device that opened the page.
 */
export async function verifyPayment(sessionId: string): Promise<CallResult<VerifyPaymentResponse>> {
  const answer = await callFunction(
    'verify-payment',
    { session_id: sessionId },
    VerifyPaymentResponse,
  );
  if (answer.ok) notePaymentState(sessionId, answer.data);
  return answer;
}

/**
 * The result of the payment page opened last, if it is not known yet.
 * @returns `none` while it is open, or if there is nothing to learn; `unavailable` without an
 * answer.
 */
export async function checkOpenPage(): Promise<PaymentEnd | 'none' | 'unavailable'> {
  const page = readPage();
  if (page === null || page.end !== null) return 'none';
  const answer = await verifyPayment(page.sessionId);
  if (!answer.ok) return 'unavailable';
  const present = readPage();
  return present?.sessionId === page.sessionId && present.end !== null ? present.end : 'none';
}

const CancelResponse = z.object({ outcome: z.enum(['cancelled', 'paid', 'none']) });

/**
 * The result of canceling a payment; `earlier` if it had ended before, `overtaken` if the buyer has
 * begun another, also while the shop answers, or has signed out: then there is nothing to say.
 */
export type CancelOutcome =
  | { kind: 'cancelled' | 'none' | 'failed' | 'overtaken' }
  | { kind: 'earlier'; end: PaymentEnd };

/** @param sessionId of the page; undefined if it was a press that has no answer. */
function afterCancel(sessionId: string | undefined): CancelOutcome {
  // A press after the page keeps its request and its hold: the server may have opened its page.
  if (sessionId !== undefined) notePaymentState(sessionId, { state: 'ended', ordered: [] });
  else {
    removeStored(ATTEMPT_KEY);
    cart.giveBackHold();
  }
  return { kind: 'cancelled' };
}

/** The current payment: its page, and the press that has no answer yet. */
function currentPayment() {
  return { page: readPage(), attempt: readStored(ATTEMPT_KEY, Attempt) };
}

/** Names one payment: by the request that began it, or by its page. */
type MeantPayment = { requestId: string } | { sessionId: string };

function isMeant(meant: MeantPayment, payment: { requestId: string; sessionId?: string }): boolean {
  return 'requestId' in meant
    ? meant.requestId === payment.requestId
    : meant.sessionId === payment.sessionId;
}

/**
 * Returns the units of the current payment page to the stock.
 * @param meant the payment to cancel: if the buyer has begun another since, the answer is
 * `overtaken`.
 */
export async function cancelPayment(meant: MeantPayment): Promise<CancelOutcome> {
  const { page, attempt } = currentPayment();
  if (page?.end && isMeant(meant, page)) {
    return { kind: 'earlier', end: page.end };
  }
  const open = page?.end === null ? page : null;
  const current = open ?? attempt;
  if (current === null) return { kind: 'none' };
  if (!isMeant(meant, current)) return { kind: 'overtaken' };
  const { requestId: request_id } = current;
  const answer = await callFunction('cancel-payment', { request_id }, CancelResponse);
  // If there is a newer payment, the hold belongs to it and is not ended.
  const present = currentPayment();
  const isOvertaken =
    present.page?.sessionId !== page?.sessionId ||
    present.attempt?.requestId !== attempt?.requestId;
  if (isOvertaken) return { kind: 'overtaken' };
  if (!answer.ok) return { kind: 'failed' };
  if (answer.data.outcome === 'cancelled') return afterCancel(open?.sessionId);
  const end = await checkOpenPage();
  if (end === 'unavailable') return { kind: 'failed' };
  return end === 'none' ? { kind: 'none' } : { kind: 'earlier', end };
}
