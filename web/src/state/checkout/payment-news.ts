import { isOnline } from '#platform/device/online.ts';
import { session } from '#state/session/session-store.ts';
import { checkOpenPage } from './checkout.ts';
import { paymentEndMessage, type PaymentEndMessage } from './payment-messages.ts';
import { isNews, readPage, type PaymentEnd } from './payment-page.ts';

/** At most one request at a time: focus and visibility events come together. */
let isAsking = false;

function whenSignedIn(): Promise<boolean> {
  const { phase } = session.get();
  if (phase !== 'loading') return Promise.resolve(phase === 'signed-in');
  return new Promise((resolve) => {
    const end = session.subscribe(() => {
      if (session.get().phase === 'loading') return;
      end();
      resolve(session.get().phase === 'signed-in');
    });
  });
}

async function ask(): Promise<PaymentEnd | null> {
  if (!isOnline() || !(await whenSignedIn())) return null;
  const end = await checkOpenPage();
  return typeof end === 'string' ? null : end;
}

async function newlyEnded(mayAsk: boolean): Promise<PaymentEnd | null> {
  const page = readPage();
  if (page === null) return null;
  if (page.end !== null) return isNews(page) ? page.end : null;
  if (!mayAsk || isAsking) return null;
  isAsking = true;
  try {
    return await ask();
  } finally {
    isAsking = false;
  }
}

/**
 * What the buyer is told when a payment that this tab knew as open has ended, once; null while there
 * is no news.
 * @param mayAsk whether to ask the server; if not, only what other tabs have learned counts.
 */
export async function paymentNews(mayAsk: boolean): Promise<PaymentEndMessage | null> {
  const end = await newlyEnded(mayAsk);
  return end && paymentEndMessage(end);
}
