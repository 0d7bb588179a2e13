import { onStoredChange, hasStored } from '#platform/storage.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { paymentPageKey } from './payment-page-key.ts';
import type { PaymentEndMessage } from './payment-messages.ts';

/** Stripe sends the buyer to these pages; they ask about the payment themselves. */
const RETURN_PATHS = new Set(['/payment-success', '/payment-canceled']);

/**
 * When this tab becomes visible or another tab has news, finds out how the payment page that this
 * buyer opened has ended. Costs nothing for visitors who never opened one.
 * @param say is called once with what the buyer is told, in each tab that knew the page as open.
 */
export function watchPayment(say: (message: PaymentEndMessage) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const look = async () => {
    const hint = sessionHint();
    const isHere = document.visibilityState === 'visible';
    if (hint === null || !hasStored(paymentPageKey(hint))) return;
    const { paymentNews } = await import('./payment-news.ts');
    const mayAsk = isHere && !RETURN_PATHS.has(window.location.pathname);
    const message = await paymentNews(mayAsk);
    if (message !== null && !signal.aborted) say(message);
  };
  const onVisible = () => void look();
  const endListening = onStoredChange((key) => key === paymentPageKey(sessionHint()), onVisible);
  document.addEventListener('visibilitychange', onVisible, { signal });
  window.addEventListener('focus', onVisible, { signal });
  window.addEventListener('online', onVisible, { signal });
  onVisible();
  return () => {
    watching.abort();
    endListening();
  };
}
