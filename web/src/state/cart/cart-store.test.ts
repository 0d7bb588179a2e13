import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCartLine as line } from '@reef/domain/testing/cart-line-fixture';
import { aProduct } from '@reef/domain/testing/fixtures';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { cart, cartLines } from './cart-store.ts';

const inCart = () => cartLines().map(({ id, quantity }) => [id, quantity]);

beforeEach(() => {
  cart.clear();
  cart.restore([line('a', 2), line('b', 1), line('c', 1)]);
});

afterEach(() => {
  session.set(UNKNOWN);
  vi.unstubAllGlobals();
});

it('CART-08 what the buyer’s own payment page holds is not counted twice', () => {
  vi.stubGlobal('window', pageWithStorage());
  session.set({ ...UNKNOWN, phase: 'signed-in' });
  cart.restore([line('a', 2, 4)]);
  const until = new Date(Date.now() + 600_000).toISOString();
  cart.noteHold({ until, quantities: { a: 2 }, stock_before: { a: 4 } });
  // Four were there: two are in the cart and held, two are free.
  const free = aProduct({ id: 'a', stock: 2 });
  expect(cart.add(free, 1)).toMatchObject({ ok: true, added: 1 });
  expect(cart.add(free, 9)).toMatchObject({ ok: true, added: 1, isCapped: true });
  expect(cart.add(free, 1)).toMatchObject({ ok: false, refusal: 'out-of-stock' });
  expect(cartLines()[0]).toMatchObject({ quantity: 4, stock: 4 });
});

describe('CART-01 undoing what was taken out of the cart', () => {
  it('puts one line back where it stood, and leaves what was changed since', () => {
    cart.remove('b');
    cart.setQuantity('c', 3);
    cart.remove('a');
    cart.restore([line('b', 1)], 1);
    expect(inCart()).toEqual([
      ['c', 3],
      ['b', 1],
    ]);
    cart.restore([line('a', 2)], 0);
    expect(inCart()).toEqual([
      ['a', 2],
      ['c', 3],
      ['b', 1],
    ]);
  });

  it('puts all lines back beside what was added since, each once', () => {
    const before = cartLines();
    cart.clear();
    cart.restore([line('d', 4), line('b', 5)]);
    cart.restore(before);
    expect(inCart()).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['d', 4],
    ]);
  });
});
