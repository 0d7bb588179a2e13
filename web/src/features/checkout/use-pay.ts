import { useState } from 'react';
import type { CartLine } from '@reef/domain/cart/cart';
import { CHECKOUT_MESSAGES } from '@reef/domain/shared/messages';
import type { CallResult } from '#platform/data/calls.ts';
import { cart, cartLines } from '#state/cart/cart-store.ts';
import { forgetPayment, isUnanswered, startPayment } from '#state/checkout/checkout.ts';
import { openPaymentTab, type PaymentTab } from '#state/checkout/payment-tab.ts';
import { useAuth } from '#state/session/session.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** The state of a payment on this screen; `opened` when its page is open in another tab. */
export type PayState = { phase: 'idle' | 'busy' } | { phase: 'opened'; url: string };

type Failure = Extract<CallResult<unknown>, { ok: false }>;
type Told = { title: string; text?: string };

function refusalCode({ details }: Failure): string {
  const hasCode = typeof details === 'object' && details !== null && 'code' in details;
  return hasCode ? String(details.code) : '';
}

/** What a refused `create-payment` means for the buyer (CHK-03, CHK-05); the cart is re-checked. */
async function afterFailure(failure: Failure): Promise<Told> {
  if (!isUnanswered(failure)) cart.dropHold();
  const code = refusalCode(failure);
  if (code === 'account-suspended' || code === 'purchases-disabled') {
    return { title: CHECKOUT_MESSAGES.accountBarred };
  }
  if (code === 'earlier-payment-completed') {
    forgetPayment({ isPaid: true });
    return {
      title: failure.message,
      text: 'Your cart was emptied; your order is in your profile.',
    };
  }
  await cart.refresh();
  const isSilent = failure.code === 'internal' || failure.code === 'unknown';
  return {
    title: CHECKOUT_MESSAGES.startFailed,
    ...(isSilent ? {} : { text: failure.message }),
  };
}

/** Why the cart cannot be paid as it stands, or null (CHK-02). */
async function stockProblem(): Promise<string | null> {
  const check = await cart.refresh();
  if (check === 'unavailable') return CHECKOUT_MESSAGES.stockUnknown;
  const isDifferent = check.removed.length > 0 || check.reduced.length > 0;
  return isDifferent ? CHECKOUT_MESSAGES.cartAdjusted : null;
}

/** The pay button's work: stock first, then the payment page, in a tab that opened with the press. */
export function usePay(): { state: PayState; pay: () => void; reset: () => void } {
  const [state, setState] = useState<PayState>({ phase: 'idle' });
  const { purchaseBlockReason } = useAuth();
  const toast = useToast();

  const stop = (tab: PaymentTab, told: Told) => {
    tab.close();
    toast({ ...told, tone: 'error' });
    setState({ phase: 'idle' });
  };

  const request = async (tab: PaymentTab, lines: readonly CartLine[]) => {
    const answer = await startPayment(lines);
    if (!answer.ok) return stop(tab, await afterFailure(answer));
    const { url } = answer.data;
    if (url === '') return stop(tab, { title: CHECKOUT_MESSAGES.noUrl });
    tab.go(url);
    return setState(tab.isOwnTab ? { phase: 'opened', url } : { phase: 'busy' });
  };

  const run = async (tab: PaymentTab) => {
    try {
      const problem = await stockProblem();
      if (problem === null) await request(tab, cartLines());
      else stop(tab, { title: problem });
    } catch {
      stop(tab, { title: CHECKOUT_MESSAGES.unexpected });
    }
  };

  const pay = () => {
    if (purchaseBlockReason !== null) {
      toast({ title: CHECKOUT_MESSAGES.accountBarred, tone: 'error' });
      return;
    }
    setState({ phase: 'busy' });
    void run(openPaymentTab());
  };
  return { state, pay, reset: () => setState({ phase: 'idle' }) };
}
