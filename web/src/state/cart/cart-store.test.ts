import { beforeEach, describe, expect, it } from 'vitest';
import { aCartLine as line } from '@reef/domain/testing/cart-line-fixture';
import { cart, cartLines } from './cart-store.ts';

const inCart = () => cartLines().map(({ id, quantity }) => [id, quantity]);

beforeEach(() => {
  cart.clear();
  cart.restore([line('a', 2), line('b', 1), line('c', 1)]);
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
