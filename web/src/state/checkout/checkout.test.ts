import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cart } from '#state/cart/cart-store.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { restoreHold } from './checkout.ts';
import { noteOpenedPage, notePaymentState } from './payment-page.ts';

const until = new Date(Date.now() + 600_000).toISOString();
const OF_THE_OPEN_PAGE = { until, quantities: { a: 1 } };

beforeEach(() => {
  vi.stubGlobal('window', pageWithStorage());
  // The second press notes its hold before it is refused.
  cart.noteHold({ until, quantities: { a: 1, b: 2 } });
});

afterEach(() => vi.unstubAllGlobals());

it('CHK-05 a refusal leaves the hold of the page that is still open', () => {
  noteOpenedPage({ requestId: 'r1', sessionId: 'cs_1' });
  restoreHold(OF_THE_OPEN_PAGE);
  expect(cart.hold()).toEqual(OF_THE_OPEN_PAGE);
});

it('CHK-05 a refusal ends the hold that it noted if no page is open', () => {
  restoreHold(null);
  expect(cart.hold()).toBeNull();
  noteOpenedPage({ requestId: 'r1', sessionId: 'cs_1' });
  notePaymentState('cs_1', { state: 'pending', ordered: [] });
  restoreHold(OF_THE_OPEN_PAGE);
  expect(cart.hold()).toBeNull();
});
