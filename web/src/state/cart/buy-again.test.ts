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
    const piece = { category: 'WYSIWYG', image_url: '/catalogue/piece-2-640.webp' } as const;
    const { id, ...fields } = aProduct({ id: ref.id, ...(ref.id.startsWith('w') && piece) });
    return { id, ref, exists: () => true, data: () => fields };
  });
  session.set({ ...UNKNOWN, phase: 'signed-in' });
  const same = 'Ocellaris Clownfish';
  const bought = { quantity: 1, unit_price_cents: 2499 };
  const answer = await buyAgain([
    { ...bought, product_id: 'same', name: same, image_url: '/catalogue/other-640.webp' },
    { ...bought, product_id: 'w12', name: 'Acropora 12' },
    { ...bought, product_id: 'w13', name: same, image_url: '/catalogue/piece-1-640.webp' },
  ]);
  expect(answer).toEqual({
    ok: true,
    lines: [
      { name: same, wanted: 1, added: 1, refusal: null },
      { name: 'Acropora 12', wanted: 1, added: 0, refusal: 'not-listed' },
      { name: same, wanted: 1, added: 0, refusal: 'not-listed' },
    ],
  });
  expect(cartLines().map(({ id }) => id)).toEqual(['same']);
});
