import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import { cart } from '#state/cart/cart-store.ts';
import { startPayment } from '#state/checkout/checkout.ts';
import { noteOpenedPage } from '#state/checkout/payment-page.ts';
import { lostAnswer, refusedWith, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { afterFailure, changeText } from './use-pay.ts';

beforeEach(() => {
  const location = { origin: 'https://reef.test' };
  vi.stubGlobal('window', Object.assign(pageWithStorage(), { location }));
  serveFunctions(lostAnswer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('CHK-02 a listing that was edited into another animal stops the press, with both names', () => {
  const line = aCartLine('a', 1);
  const check = { lines: [line], removed: [], reduced: [], repriced: [], isChanged: true };
  const renamed = [{ before: 'Acropora 12', name: 'Hammer 31' }];
  const said = 'Acropora 12 is now listed as Hammer 31.';
  expect(changeText({ ...check, renamed })).toBe(`${said} Review and try again.`);
  expect(changeText({ ...check, renamed, removed: [line] })).toBe(
    `${said} Cart updated to match current stock. Review and try again.`,
  );
  expect(changeText({ ...check, renamed: [] })).toBeNull();
  const repictured = [{ before: 'Acropora 12', name: 'Acropora 12' }];
  expect(changeText({ ...check, renamed: repictured })).toBe(
    'Acropora 12 has another picture now. Look at it before you pay. Review and try again.',
  );
});

/** Presses pay and gets no answer. @returns the hold that is left, in units. */
async function heldAfter(isOnline: boolean) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  const heldBefore = cart.hold();
  const answer = await startPayment([aCartLine('a', 2)], null);
  if (answer.ok) throw new Error('answered');
  await afterFailure(answer, heldBefore);
  return cart.hold()?.quantities ?? null;
}

it('CHK-05 a press whose answer was lost keeps its hold, and one that was not sent has none', async () => {
  expect(await heldAfter(false)).toBeNull();
  expect(await heldAfter(true)).toEqual({ a: 2 });
});

it('CHK-05 a press that was not sent leaves the hold of the page opened before it', async () => {
  const until = new Date(Date.now() + 600_000).toISOString();
  cart.noteHold({ until, quantities: { a: 1 } });
  expect(await heldAfter(false)).toEqual({ a: 1 });
});

describe('CHK-05 an open page, then a press that the server never got, then one of another cart', () => {
  const ended = { ok: false, message: 'Not paid.', state: 'ended', ordered: [] };

  /** @returns the hold that is left once the last press is refused and the page has ended. */
  async function leftAfter(refusal: () => Response) {
    vi.stubGlobal('navigator', { onLine: true });
    noteOpenedPage({ requestId: 'r1', sessionId: 'cs_1' });
    await heldAfter(true);
    const heldBefore = cart.hold();
    serveFunctions(refusal);
    const answer = await startPayment([aCartLine('a', 3)], null);
    if (answer.ok) throw new Error('not refused');
    serveFunctions(() => Response.json({ result: ended }));
    await afterFailure(answer, heldBefore);
    return cart.hold();
  }

  it('that is refused after it closed the page gives back what the lost press held', async () => {
    const code = 'insufficient-stock';
    const left = await leftAfter(() => refusedWith('FAILED_PRECONDITION', 'No.', { code }));
    expect(left).toMatchObject({ quantities: { a: 2 }, is_given_back: true });
  });

  it('that was not looked at leaves it: the page of the lost press may be open', async () => {
    const left = await leftAfter(() => refusedWith('FAILED_PRECONDITION', 'No.', { code: 'busy' }));
    expect(left?.quantities).toEqual({ a: 2 });
    expect(left?.is_given_back).toBeUndefined();
  });
});
