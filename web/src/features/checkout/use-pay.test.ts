import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import { cart } from '#state/cart/cart-store.ts';
import { startPayment } from '#state/checkout/checkout.ts';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { afterFailure } from './use-pay.ts';

beforeEach(() => {
  const location = { origin: 'https://reef.test' };
  vi.stubGlobal('window', Object.assign(pageWithStorage(), { location }));
  serveFunctions(lostAnswer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
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
