import { expect, it, vi } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { buyAgain } from './buy-again.ts';
import { cartLines } from './cart-store.ts';

const readServer = vi.hoisted(() => vi.fn());
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  getDocFromServer: readServer,
}));

it('ORD-04 a listing that was edited into another animal is not what was bought', async () => {
  serveFunctions(lostAnswer);
  vi.stubGlobal('window', pageWithStorage());
  readServer.mockImplementation(async (ref: { id: string }) => {
    const { id, ...fields } = aProduct({ id: ref.id });
    return { id, ref, exists: () => true, data: () => fields };
  });
  session.set({ ...UNKNOWN, phase: 'signed-in' });
  const bought = { quantity: 1, unit_price_cents: 2499 };
  const answer = await buyAgain([
    { ...bought, product_id: 'same', name: 'Ocellaris Clownfish' },
    { ...bought, product_id: 'w12', name: 'Acropora 12' },
  ]);
  expect(answer).toEqual({
    ok: true,
    lines: [
      { name: 'Ocellaris Clownfish', wanted: 1, added: 1, refusal: null },
      { name: 'Acropora 12', wanted: 1, added: 0, refusal: 'not-listed' },
    ],
  });
  expect(cartLines().map(({ id }) => id)).toEqual(['same']);
});
