import { expect, it } from 'vitest';
import { buyAgainMessages } from './buy-again-messages.ts';

const line = { name: 'Clownfish', wanted: 2, added: 2, refusal: null };

it('ORD-04 names what went into the cart, and plainly what did not', () => {
  expect(buyAgainMessages([line])).toEqual({ added: ['2 × Clownfish'], missing: [] });
  expect(buyAgainMessages([{ ...line, added: 1 }])).toEqual({
    added: ['1 × Clownfish'],
    missing: ['Only 1 of 2 × Clownfish were left to add'],
  });
  expect(
    buyAgainMessages([
      { ...line, added: 0, refusal: 'not-listed' },
      { ...line, added: 0, refusal: 'out-of-stock' },
      { ...line, added: 0, refusal: 'account-suspended' },
    ]),
  ).toEqual({
    added: [],
    missing: [
      'Clownfish is not listed any more',
      'Clownfish is out of stock, or all of it is in your cart',
      'Clownfish was not added. Your account is suspended. Purchases are disabled.',
    ],
  });
});
