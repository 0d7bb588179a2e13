import * as z from 'zod/mini';
import type { VerifyPaymentResponse } from '@reef/domain/checkout/checkout-calls';
import { cart } from '#state/cart/cart-store.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { hasStored, onStoredChange, readStored, writeOrRemember } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';
import { ATTEMPT_KEY, paymentPageKey } from './payment-page-key.ts';

/** How a payment ended. There is an order if it was paid, or if a bank debit is pending. */
const PaymentEnd = z.object({
  state: z.enum(['paid', 'pending', 'refunded', 'ended']),
  orderNumber: z.optional(z.string()),
});
export type PaymentEnd = z.infer<typeof PaymentEnd>;

/**
 * The payment page this buyer opened last on this device; its address is not stored, and signing
 * out deletes the rest (ATT-114). `end` is null until it is known how it ended; it is set once,
 * together with what that does to the cart.
 */
const PaymentPage = z.object({
  requestId: z.string(),
  sessionId: z.string(),
  end: z.nullable(PaymentEnd),
});
export type PaymentPage = z.infer<typeof PaymentPage>;

/** Sessions this tab knew as open and of whose end it does not know. */
const seenOpen = new Set<string>();

/** The current buyer's payment page, or null if none was opened on this device. */
export function readPage(): PaymentPage | null {
  const page = readStored(paymentPageKey(sessionHint()), PaymentPage);
  if (page?.end === null) seenOpen.add(page.sessionId);
  return page;
}

/** Whether this tab knew the page as open and now learns its end for the first time. */
export function isNews({ sessionId, end }: PaymentPage): boolean {
  return end !== null && seenOpen.delete(sessionId);
}

const shown: Store<PaymentPage | null> = createStore<PaymentPage | null>(null, () => {
  shown.set(readPage());
  return onStoredChange(
    () => true,
    () => shown.set(readPage()),
  );
});

/** The current buyer's payment page, live: also what other tabs learn about it. */
export function usePaymentPage(): PaymentPage | null {
  return useStore(shown);
}

function writePage(page: PaymentPage): void {
  writeOrRemember(paymentPageKey(sessionHint()), page);
  shown.set(page);
}

/** Stores a page that was just opened, in place of the one before it. */
export function noteOpenedPage(page: Omit<PaymentPage, 'end'>): void {
  seenOpen.add(page.sessionId);
  writePage({ ...page, end: null });
}

/**
 * Records the end of a payment page, once: what its order took is removed from the cart, its hold
 * ends. A page of another device, or one that was recorded before, changes nothing. If
 * signing out deleted the page, the hold still names its session, so that a later sign-in can end
 * it. The end is written before the cart: a tab that has the new cart has the end as well, and
 * one that has neither yet writes the very same cart.
 */
export function notePaymentState(
  sessionId: string,
  { state, order_number, ordered }: Omit<VerifyPaymentResponse, 'ok' | 'message'>,
): void {
  if (state === 'open' || state === 'unknown') return;
  const page = readPage();
  if (page?.sessionId === sessionId) {
    if (page.end !== null) return;
    writePage({ ...page, end: { state, orderNumber: order_number } });
  } else if (!cart.isHoldOf(sessionId)) return;
  // The tab that asked shows it; the other tabs read it from storage.
  seenOpen.delete(sessionId);
  cart.removeOrdered(ordered);
  if (state !== 'ended') cart.dropHold();
  // A newer press may have ended this page; the hold is that press's then, until it is answered. A
  // hold that is left of an older one, whose answer was lost, ends with the page.
  else if (!hasStored(ATTEMPT_KEY) || cart.hold()?.session_id === sessionId) cart.giveBackHold();
}
