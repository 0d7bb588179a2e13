import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCartLine as line } from '@reef/domain/testing/cart-line-fixture';
import { removeStored, writeStored } from '#platform/storage.ts';
import { cart, cartLines } from '#state/cart/cart-store.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { ATTEMPT_KEY, paymentPageKey } from './payment-page-key.ts';
import { isNews, noteOpenedPage, notePaymentState, readPage } from './payment-page.ts';

const PAGE = { requestId: 'r1', sessionId: 'cs_1' };
const PAID = {
  state: 'paid',
  order_number: 'R261122-ABCDEF',
  ordered: [
    { id: 'a', quantity: 2 },
    { id: 'b', quantity: 1 },
  ],
} as const;
const answered = () => ({ ...PAID, ordered: [...PAID.ordered] });
const left = () => cartLines().map(({ id, quantity }) => [id, quantity]);

beforeEach(() => {
  vi.stubGlobal('window', pageWithStorage());
  noteOpenedPage(PAGE);
  // In another tab a third fish and a crab were added since the page opened.
  writeStored('reef-cart-guest', [line('a', 3), line('b', 1), line('c', 1)]);
});

afterEach(() => vi.unstubAllGlobals());

describe('SEEN-03 notePaymentState', () => {
  it('takes out what was paid, not what was added since, and keeps the order’s number', () => {
    notePaymentState('cs_1', answered());
    expect(left()).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
    expect(readPage()?.end).toEqual({ state: 'paid', orderNumber: 'R261122-ABCDEF' });
  });

  it('takes it out once, however often and from however many tabs it is told', () => {
    notePaymentState('cs_1', answered());
    notePaymentState('cs_1', answered());
    expect(left()).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
  });

  it('leaves the cart alone for a page of another device, and for an open one', () => {
    notePaymentState('cs_other', answered());
    notePaymentState('cs_1', { state: 'open', ordered: [] });
    notePaymentState('cs_1', { state: 'unknown', ordered: [] });
    expect(readPage()?.end).toBeNull();
  });

  it.each([
    ['while its hold lasts', 600_000],
    ['once its hold is over', -600_000],
  ])('takes it out, once, also if signing out has deleted the page meanwhile: %s', (_, left_ms) => {
    const until = new Date(Date.now() + left_ms).toISOString();
    cart.noteHold({ until, quantities: { a: 2, b: 1 }, session_id: 'cs_1' });
    removeStored(paymentPageKey(null));
    notePaymentState('cs_other', answered());
    expect(cart.isHoldOf('cs_1')).toBe(true);
    for (let time = 0; time < 2; time += 1) notePaymentState('cs_1', answered());
    expect(left()).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
    expect(cart.isHoldOf('cs_1')).toBe(false);
  });

  it('CHK-05 gives back its own hold, not that of a newer press whose answer was lost', () => {
    const until = new Date(Date.now() + 600_000).toISOString();
    const hold = { until, quantities: { a: 3 } };
    cart.noteHold(hold);
    writeStored(ATTEMPT_KEY, { requestId: 'r2', cart: '' });
    notePaymentState('cs_1', { state: 'ended', ordered: [] });
    expect(readPage()?.end).toEqual({ state: 'ended' });
    expect(cart.hold()).toEqual(hold);
    noteOpenedPage(PAGE);
    cart.noteHold({ ...hold, session_id: 'cs_1' });
    notePaymentState('cs_1', { state: 'ended', ordered: [] });
    expect(cart.hold()?.is_given_back).toBe(true);
  });

  it('SEEN-04 takes out what a bank debit under way has ordered', () => {
    notePaymentState('cs_1', { ...answered(), state: 'pending' });
    expect(left()).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
    expect(readPage()?.end?.state).toBe('pending');
  });
});

describe('SEEN-02 isNews', () => {
  it('is an end that another tab learned, once', () => {
    const ended = { ...PAGE, end: { state: 'paid', orderNumber: 'R1' } } as const;
    expect(isNews({ ...PAGE, end: null })).toBe(false);
    expect(isNews(ended)).toBe(true);
    expect(isNews(ended)).toBe(false);
  });

  it('is nothing that this tab has learned and told itself', () => {
    notePaymentState('cs_1', answered());
    const page = readPage();
    expect(page !== null && isNews(page)).toBe(false);
  });
});
