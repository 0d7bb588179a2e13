import { onStoredChange, hasStored } from '#platform/storage.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { paymentPageKey } from './payment-page-key.ts';
import type { PaymentEnd } from './payment-page.ts';

/** Stripe sends the buyer to these pages; they ask about the payment themselves. */
const RETURN_PATHS = new Set(['/payment-success', '/payment-canceled']);

/**
 * When this tab becomes visible or another tab has news, finds out how the payment page that this
 * buyer opened has ended. Costs nothing for visitors who never opened one.
 * @param say is called once with the end, in each tab that knew the page as open.
 */
export function watchPayment(say: (end: PaymentEnd) => void): () => void {
  let isGone = false;
  const look = async () => {
    const hint = sessionHint();
    const isHere = document.visibilityState === 'visible';
    if (hint === null || !hasStored(paymentPageKey(hint))) return;
    const { newlyEnded } = await import('./payment-news.ts');
    const mayAsk = isHere && !RETURN_PATHS.has(window.location.pathname);
    const end = await newlyEnded(mayAsk);
    if (end !== null && !isGone) say(end);
  };
  const onVisible = () => void look();
  const endListening = onStoredChange((key) => {
    const hint = sessionHint();
    if (key === null || (hint !== null && key === paymentPageKey(hint))) void look();
  });
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('focus', onVisible);
  window.addEventListener('online', onVisible);
  onVisible();
  return () => {
    isGone = true;
    endListening();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('focus', onVisible);
    window.removeEventListener('online', onVisible);
  };
}
