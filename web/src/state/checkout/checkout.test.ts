import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import { cart } from '#state/cart/cart-store.ts';
import { lostAnswer, refusedWith, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { cancelPayment, restoreHold, startPayment } from './checkout.ts';
import { ATTEMPT_KEY } from './payment-page-key.ts';
import { noteOpenedPage, notePaymentState, readPage } from './payment-page.ts';

const until = new Date(Date.now() + 600_000).toISOString();
const OF_THE_OPEN_PAGE = { until, quantities: { a: 1 } };

let sent: ReturnType<typeof serveFunctions>;

beforeEach(() => {
  sent = serveFunctions(() => refusedWith('INTERNAL', 'INTERNAL'));
  vi.stubGlobal('window', pageWithStorage());
  // The second press notes its hold before it is refused.
  cart.noteHold({ until, quantities: { a: 1, b: 2 } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

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

/** Presses pay twice. @returns the hold of the first press, and the ids of both requests. */
async function pressTwice(refusal: () => Response) {
  vi.stubGlobal(
    'window',
    Object.assign(pageWithStorage(), { location: { origin: 'https://reef.test' } }),
  );
  const presses = [serveFunctions(lostAnswer)];
  await startPayment([aCartLine('a', 1)], null);
  const held = cart.hold();
  presses.push(serveFunctions(refusal));
  await startPayment([aCartLine('a', 1)], null);
  restoreHold(held);
  return {
    held,
    ids: idsOf(presses.flat()),
  };
}

it('SHIP-02 sends the ZIP code of a cart without a choice of delivery, if it is known', async () => {
  const location = { origin: 'https://reef.test' };
  vi.stubGlobal('window', Object.assign(pageWithStorage(), { location }));
  const both = serveFunctions(() => refusedWith('FAILED_PRECONDITION', 'No.', { code: 'busy' }));
  await startPayment([aCartLine('a', 1)], null, '33139');
  await startPayment([aCartLine('a', 1)], null);
  expect(both[0]?.[1]).toMatchObject({ zip: '33139' });
  expect(both[1]?.[1]).not.toHaveProperty('zip');
});

describe('CHK-05 a press whose answer was lost, and the next one is refused', () => {
  it.each([
    ['UNAUTHENTICATED', null],
    ['RESOURCE_EXHAUSTED', 'too-many'],
    ['FAILED_PRECONDITION', 'busy'],
  ])('before the server has looked, %s %s: its page may be open', async (status, code) => {
    const { held, ids } = await pressTwice(() => refusedWith(status, 'No.', { code }));
    expect(held?.quantities).toEqual({ a: 1 });
    expect(cart.hold()).toEqual(held);
    expect(ids[0]).toBe(ids[1]);
    expect(window.localStorage.getItem(ATTEMPT_KEY)).toContain(ids[0]);
  });

  it('by the server: nothing is held', async () => {
    const code = 'insufficient-stock';
    await pressTwice(() => refusedWith('FAILED_PRECONDITION', 'No.', { code }));
    expect(cart.hold()).toBeNull();
    expect(window.localStorage.getItem(ATTEMPT_KEY)).toBeNull();
  });
});

function idsOf(calls: ReturnType<typeof serveFunctions>) {
  return calls.map(([, input]) => Reflect.get(Object(input), 'request_id'));
}

function finished() {
  const details = { code: 'request-finished' };
  return refusedWith('FAILED_PRECONDITION', 'This checkout has ended.', details);
}

function press() {
  return startPayment([aCartLine('a', 1)], null);
}

describe('CHK-05 a press whose earlier request has ended', () => {
  beforeEach(() => {
    const location = { origin: 'https://reef.test' };
    vi.stubGlobal('window', Object.assign(pageWithStorage(), { location }));
  });

  it('asks once more, as a new request, and opens its page', async () => {
    const lost = serveFunctions(lostAnswer);
    await press();
    const refused = [finished()];
    const result = { url: 'https://pay.test', session_id: 'cs_2' };
    const sentAgain = serveFunctions(() => refused.pop() ?? Response.json({ result }));
    expect(await press()).toMatchObject({ ok: true, data: result });
    const [first, second] = idsOf(sentAgain);
    expect(first).toBe(idsOf(lost)[0]);
    expect(sentAgain).toHaveLength(2);
    expect(readPage()).toMatchObject({ requestId: second, sessionId: 'cs_2' });
    expect(second).not.toBe(first);
  });

  it('asks only once more, and not about a request that it has begun itself', async () => {
    serveFunctions(lostAnswer);
    await press();
    const sentAgain = serveFunctions(finished);
    expect((await press()).ok).toBe(false);
    expect(sentAgain).toHaveLength(2);
    expect((await press()).ok).toBe(false);
    expect(sentAgain).toHaveLength(3);
  });
});

it('CHK-05 ATT-114 a payment page that comes after its buyer has signed out is not the data of the next person', async () => {
  const page = Object.assign(pageWithStorage(), { location: { origin: 'https://reef.test' } });
  vi.stubGlobal('window', page);
  page.localStorage.setItem('reef-session', '"ana"');
  serveFunctions(() => {
    page.localStorage.removeItem('reef-session');
    page.localStorage.removeItem(ATTEMPT_KEY);
    const result = { url: 'https://pay.test', session_id: 'cs_1' };
    return Response.json({ result });
  });
  const answer = await startPayment([aCartLine('a', 1)], null);
  expect(answer.ok).toBe(true);
  expect(readPage()).toBeNull();
  expect(cart.hold()?.session_id).toBeUndefined();
});

it.each([{ requestId: 'r1' }, { sessionId: 'cs_1' }])(
  'CHK-10 canceling an older payment, %o, leaves the newer one alone',
  async (older) => {
    noteOpenedPage({ requestId: 'r1', sessionId: 'cs_1' });
    noteOpenedPage({ requestId: 'r2', sessionId: 'cs_2' });
    expect(await cancelPayment(older)).toEqual({ kind: 'overtaken' });
    expect(sent).toEqual([]);
    expect(cart.hold()).not.toBeNull();
  },
);

it.each([{ requestId: 'r2' }, { sessionId: 'cs_2' }])(
  'CHK-10 the current payment is canceled if it is meant: %o',
  async (meant) => {
    noteOpenedPage({ requestId: 'r2', sessionId: 'cs_2' });
    expect(await cancelPayment(meant)).toEqual({ kind: 'failed' });
    expect(sent).toEqual([['cancel-payment', { request_id: 'r2' }]]);
  },
);

it('CHK-10 a late answer about a payment leaves the one begun since alone', async () => {
  noteOpenedPage({ requestId: 'r1', sessionId: 'cs_1' });
  const hold = cart.hold();
  serveFunctions(() => {
    noteOpenedPage({ requestId: 'r2', sessionId: 'cs_2' });
    return Response.json({ result: { outcome: 'cancelled' } });
  });
  expect(await cancelPayment({ requestId: 'r1' })).toEqual({ kind: 'overtaken' });
  expect(cart.hold()).toEqual(hold);
});

it('CHK-10 canceling a page leaves the press after it alone, whose answer was lost', async () => {
  noteOpenedPage({ requestId: 'r1', sessionId: 'cs_1' });
  const attempt = JSON.stringify({ requestId: 'r2', cart: '' });
  window.localStorage.setItem(ATTEMPT_KEY, attempt);
  const hold = cart.hold();
  serveFunctions(() => Response.json({ result: { outcome: 'cancelled' } }));
  expect(await cancelPayment({ requestId: 'r1' })).toEqual({ kind: 'cancelled' });
  expect(readPage()?.end).toEqual({ state: 'ended' });
  expect(window.localStorage.getItem(ATTEMPT_KEY)).toBe(attempt);
  expect(cart.hold()).toEqual(hold);
});

it('CHK-10 canceling a press whose answer was lost gives its hold back', async () => {
  window.localStorage.setItem(ATTEMPT_KEY, JSON.stringify({ requestId: 'r1', cart: '' }));
  serveFunctions(() => Response.json({ result: { outcome: 'cancelled' } }));
  expect(await cancelPayment({ requestId: 'r1' })).toEqual({ kind: 'cancelled' });
  expect(window.localStorage.getItem(ATTEMPT_KEY)).toBeNull();
  expect(cart.hold()?.is_given_back).toBe(true);
});

it('CHK-10 an ended payment is not asked about, nor confused with a press that has no answer yet', async () => {
  noteOpenedPage({ requestId: 'r1', sessionId: 'cs_1' });
  notePaymentState('cs_1', { state: 'paid', order_number: 'R1', ordered: [] });
  window.localStorage.setItem(ATTEMPT_KEY, JSON.stringify({ requestId: 'r2', cart: '' }));
  for (const meant of [{ requestId: 'r1' }, { sessionId: 'cs_1' }]) {
    const end = { state: 'paid', orderNumber: 'R1' };
    expect(await cancelPayment(meant)).toEqual({ kind: 'earlier', end });
  }
  expect(await cancelPayment({ requestId: 'r0' })).toEqual({ kind: 'overtaken' });
  expect(sent).toEqual([]);
});
