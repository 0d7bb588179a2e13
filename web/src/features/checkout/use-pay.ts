import { useState } from 'react';
import type { StockCheck } from '@reef/domain/cart/cart';
import type { CartLine } from '@reef/domain/cart/cart-line';
import type { PaidCart } from '@reef/domain/checkout/paid-cart';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import { tooManyLines } from '@reef/domain/checkout/checkout-lines';
import { lineAboveBound, tooManyUnits } from '@reef/domain/checkout/hoarding';
import { CHECKOUT_MESSAGES } from '@reef/domain/checkout/checkout-messages';
import { CART_MESSAGES } from '@reef/domain/shared/messages';
import { type CallResult, failureOf } from '#platform/data/calls/calls.ts';
import type { CartHold } from '#state/cart/cart-hold.ts';
import { cart, cartLines } from '#state/cart/cart-store.ts';
import { checkOpenPage, refusalCode, restoreHold, startPayment } from '#state/checkout/checkout.ts';
import { paymentEndMessage } from '#state/checkout/payment-messages.ts';
import { openPaymentTab, type PaymentTab } from '#state/checkout/payment-tab.ts';
import { useAuth } from '#state/session/session.tsx';
import { type Toast, useToast } from '#ui/overlays/toast.tsx';

/**
 * The state of a payment on this screen: `idle` with a message if the last press did not lead to a
 * payment; `opened` when its page is open in another tab, or this one goes there; `paid-before`
 * when an order bought the very same cart and the buyer has not said to buy it again.
 */
export type PayState =
  | { phase: 'idle'; message?: string }
  | { phase: 'busy' }
  | { phase: 'opened'; url: string; sessionId: string; isOwnTab: boolean }
  | { phase: 'paid-before'; order: PaidCart };

type Failure = Extract<CallResult<unknown>, { ok: false }>;

/** How and when a cart is to arrive, as far as it is chosen, and the ZIP code it goes to. */
type Destination = { delivery: DeliveryChoice | null; zip: string | null };
type Notice = Pick<Toast, 'title' | 'text' | 'tone'>;

/** The title, with what may be the reason where one is known. */
async function advised(title: string, failure: Failure | null): Promise<Notice> {
  const advice = await import('#platform/data/calls/advice.ts').then(
    ({ adviceFor }) => adviceFor(failure),
    // The same may have stopped this.
    () => ({}),
  );
  return { title, ...advice };
}

/**
 * What to say about an earlier payment of this cart before it is paid again (ORD-03); null for
 * none.
 */
async function earlierPayment(): Promise<Notice | null> {
  const end = await checkOpenPage();
  if (end === 'unavailable') {
    return { title: 'Your earlier payment could not be checked.', text: 'Please try again.' };
  }
  return end === 'none' || end.state === 'ended' ? null : paymentEndMessage(end);
}

/** What a failed `create-payment` means for the buyer (CHK-03, CHK-05); the cart is re-checked. */
export async function afterFailure(failure: Failure, heldBefore: CartHold | null): Promise<Notice> {
  const code = refusalCode(failure);
  const means = failureOf(failure);
  // The server held the units and returned them; this tab may hear of the hold after the answer.
  if (code === 'provider-unavailable') cart.giveBackHold();
  // A press that never left this device holds no more than a refused one.
  else if (means !== 'unsure') restoreHold(heldBefore);
  if (code === 'account-suspended' || code === 'purchases-disabled') {
    return { title: CHECKOUT_MESSAGES.accountBarred };
  }
  if (code === 'earlier-payment-completed' || code === 'earlier-payment-pending') {
    return (await earlierPayment()) ?? { title: failure.message };
  }
  // Some refusals close the page that was open before, others come before that.
  const end = means === 'refused' ? await checkOpenPage() : 'none';
  if (typeof end === 'object' && end.state !== 'ended') return paymentEndMessage(end);
  const check = await cart.refresh();
  const title =
    check === 'unavailable' ? CHECKOUT_MESSAGES.stockUnknown : CHECKOUT_MESSAGES.startFailed;
  return means === 'unsure' ? advised(title, failure) : { title, text: failure.message };
}

/** What the last check changed, for the buyer to look at before paying; null for nothing. */
export function changeText({ removed, reduced, repriced, renamed }: StockCheck): string | null {
  const said = renamed.map(({ before, name }) => CART_MESSAGES.renamed(before, name));
  if (removed.length > 0 || reduced.length > 0) said.push(CHECKOUT_MESSAGES.cartAdjusted);
  else if (repriced.length > 0) said.push(CHECKOUT_MESSAGES.priceChanged);
  else if (said.length > 0) said.push(CHECKOUT_MESSAGES.review);
  return said.join(' ') || null;
}

/** Why the cart cannot be paid in its present state, or null (CHK-02). */
async function stockProblem(): Promise<Notice | null> {
  const check = await cart.refresh();
  if (check === 'unavailable') {
    return advised(CHECKOUT_MESSAGES.stockUnknown, null);
  }
  const above = lineAboveBound(cartLines());
  const title =
    tooManyLines(cartLines().length) ??
    (above === null ? changeText(check) : tooManyUnits(above.name));
  return title === null ? null : { title };
}

/** The order that bought the very same cart a short while ago, or null (ORD-03). */
async function orderOf(userId: string, lines: readonly CartLine[]): Promise<PaidCart | null> {
  const { paidBefore } = await import('#state/checkout/paid-before.ts');
  return paidBefore(userId, lines);
}

/**
 * The pay button's work: stock first, then the payment page, in a tab that opened with the press.
 * @param onNothingLeft when an earlier payment turns out to have bought everything in the cart.
 */
export function usePay(onNothingLeft: () => void): {
  state: PayState;
  /** `isMeantAgain` when the buyer knows that the same cart was paid a short while ago. */
  pay: (to: Destination, isMeantAgain?: boolean) => void;
  reset: () => void;
} {
  const [state, setState] = useState<PayState>({ phase: 'idle' });
  const { purchaseBlockReason, user } = useAuth();
  const toast = useToast();

  const reset = () => setState({ phase: 'idle' });
  // In the dialog too: while a dialog is open, some screen readers do not read messages outside it.
  const showNotice = (notice: Notice) => {
    toast({ tone: 'error', isSaid: true, ...notice });
    setState({ phase: 'idle', message: [notice.title, notice.text].join(' ') });
  };
  const stop = (tab: PaymentTab, notice: Notice) => {
    tab.close();
    showNotice(notice);
  };

  const request = async (tab: PaymentTab, lines: readonly CartLine[], to: Destination) => {
    const heldBefore = cart.hold();
    const answer = await startPayment(lines, to.delivery, to.zip);
    if (!answer.ok) return stop(tab, await afterFailure(answer, heldBefore));
    const { url, session_id: sessionId } = answer.data;
    if (url === '') return stop(tab, { title: CHECKOUT_MESSAGES.noUrl });
    // Also if this page goes there: a browser may show it again as it was left.
    return setState({ phase: 'opened', url, sessionId, isOwnTab: tab.go(url) });
  };

  const run = async (tab: PaymentTab, to: Destination, isMeantAgain: boolean) => {
    try {
      const earlier = await earlierPayment();
      if (earlier !== null) {
        stop(tab, earlier);
        if (cartLines().length > 0) return undefined;
        reset();
        return onNothingLeft();
      }
      const problem = await stockProblem();
      if (problem !== null) return stop(tab, problem);
      const lines = cartLines();
      const asks = !isMeantAgain && user !== null;
      const order = asks ? await orderOf(user.uid, lines) : null;
      if (order === null) return await request(tab, lines, to);
      tab.close();
      return setState({ phase: 'paid-before', order });
    } catch {
      return stop(tab, { title: CHECKOUT_MESSAGES.unexpected });
    }
  };

  const pay = (to: Destination, isMeantAgain = false) => {
    if (purchaseBlockReason !== null) {
      showNotice({ title: CHECKOUT_MESSAGES.accountBarred });
      return;
    }
    setState({ phase: 'busy' });
    void run(openPaymentTab(), to, isMeantAgain);
  };
  return { state, pay, reset };
}
