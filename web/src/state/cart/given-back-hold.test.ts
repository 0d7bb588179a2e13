import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import { aProduct } from '@reef/domain/testing/fixtures';
import { catalogue } from '#state/catalogue/catalogue.ts';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { STALE_STOCK_MS } from './cart-hold.ts';
import { cart, cartLines, onCartNotice, startCart } from './cart-store.ts';

const readServer = vi.hoisted(() => vi.fn());
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  getDocFromServer: readServer,
  // The catalogue's listeners hear nothing.
  onSnapshot: () => () => {},
}));

const ofAnimal = (stock: number) => aProduct({ id: 'a', name: 'Fish a', price: 20, stock });

/** What the server answers from now on. */
function serverHas(stock: number): void {
  const { id, ...fields } = ofAnimal(stock);
  const ref = { path: `products/${id}` };
  readServer.mockResolvedValue({ id, ref, exists: () => true, data: () => fields });
}

const said: string[] = [];
let ends: (() => void)[] = [];

/** The listener hears that the buyer's own page holds the last animal, and then nothing more. */
beforeEach(async () => {
  serveFunctions(lostAnswer);
  vi.stubGlobal('window', pageWithStorage());
  ends = [startCart(), onCartNotice((message) => said.push(message))];
  cart.restore([aCartLine('a', 1, 1)]);
  const until = new Date(Date.now() + 600_000).toISOString();
  cart.noteHold({ until, quantities: { a: 1 }, stock_before: { a: 1 } });
  catalogue.set({
    phase: 'ready',
    products: [ofAnimal(0)],
    isFromCache: false,
    asOf: null,
    part: null,
  });
  catalogue.set({ ...catalogue.get(), isFromCache: true });
  serverHas(1);
  // Loads what reads the server: from here on only the timer takes time.
  expect(await cart.refresh()).not.toBe('unavailable');
  vi.useFakeTimers();
  cart.giveBackHold();
});

afterEach(() => {
  vi.useRealTimers();
  for (const end of ends) end();
  cart.clear();
  said.length = 0;
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const timePasses = () => vi.advanceTimersByTimeAsync(STALE_STOCK_MS + 1000);

it('CART-11 an animal that is back in stock stays in the cart, also unheard by the listener', async () => {
  await timePasses();
  expect(cartLines()).toHaveLength(1);
  expect(said).toEqual([]);
});

it('CART-11 without the server’s answer nothing leaves the cart, then or with the next change', async () => {
  readServer.mockRejectedValue(new Error('offline'));
  await timePasses();
  expect(cartLines()).toHaveLength(1);
  cart.restore(cartLines());
  await timePasses();
  expect(cartLines()).toHaveLength(1);
  expect(said).toEqual([]);
});

it('CART-11 an animal that the server says is sold leaves the cart', async () => {
  serverHas(0);
  await timePasses();
  expect(cartLines()).toEqual([]);
  expect(said).toEqual(['An item became unavailable and was removed from your cart.']);
});
