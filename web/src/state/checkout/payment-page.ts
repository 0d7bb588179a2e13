import * as z from 'zod/mini';
import type { VerifyPaymentResponse } from '@reef/domain/checkout/checkout-calls';
import { cart } from '#state/cart/cart-store.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';
import { paymentPageKey } from './payment-page-key.ts';

/** How a payment ended. An order stands where it was paid, or where a bank debit is under way. */
const PaymentEnd = z.object({
  state: z.enum(['paid', 'pending', 'refunded', 'ended']),
  orderNumber: z.optional(z.string()),
});
export type PaymentEnd = z.infer<typeof PaymentEnd>;

/**
 * The payment page this buyer opened last on this device; its address is kept nowhere, and signing
 * out forgets the rest (ATT-114). `end` is null until it is known what
 * became of it; it is set once, together with what that does to the cart.
 */
const PaymentPage = z.object({
  requestId: z.string(),
  sessionId: z.string(),
  end: z.nullable(PaymentEnd),
});
export type PaymentPage = z.infer<typeof PaymentPage>;

/** Sessions this tab knew as open and has not been told the end of. */
const seenOpen = new Set<string>();

/** The present buyer's payment page, or null when none was opened on this device. */
export function readPage(): PaymentPage | null {
  const page = readStored(paymentPageKey(sessionHint()), PaymentPage);
  if (page?.end === null) seenOpen.add(page.sessionId);
  return page;
}

/** Whether this tab knew the page as open and hears of its end for the first time. */
export function isNews({ sessionId, end }: PaymentPage): boolean {
  return end !== null && seenOpen.delete(sessionId);
}

const shown: Store<PaymentPage | null> = createStore<PaymentPage | null>(null, () => {
  shown.set(readPage());
  return onStoredChange(() => shown.set(readPage()));
});

/** The present buyer's payment page, live: also what other tabs learn of it. */
export function usePaymentPage(): PaymentPage | null {
  return useStore(shown);
}

function writePage(page: PaymentPage): void {
  writeStored(paymentPageKey(sessionHint()), page);
  shown.set(page);
}

/** Notes a page that was just opened, in place of the one before it. */
export function noteOpenedPage(page: Omit<PaymentPage, 'end'>): void {
  seenOpen.add(page.sessionId);
  writePage({ ...page, end: null });
}

/**
 * Notes what became of a payment page, once: what its order took leaves the cart, its hold ends. A
 * page of another device, or one that was accounted for before, changes nothing. The end is written
 * before the cart: a tab that sees the new cart sees the end as well, and one that sees neither
 * yet writes the very same cart.
 */
export function notePaymentState(
  sessionId: string,
  { state, order_number, ordered }: Omit<VerifyPaymentResponse, 'ok' | 'message'>,
): void {
  if (state === 'open' || state === 'unknown') return;
  const page = readPage();
  if (page?.sessionId !== sessionId || page.end !== null) return;
  writePage({ ...page, end: { state, orderNumber: order_number } });
  // Who asked tells it; the other tabs hear it from storage.
  seenOpen.delete(sessionId);
  cart.takeOrdered(ordered);
  if (state === 'ended') cart.giveBackHold();
  else cart.dropHold();
}
