import { expect, it } from 'vitest';
import { MAX_CHECKOUT_LINES, tooManyLines } from './checkout-lines.ts';

it('CHK-02 a cart with more lines than one checkout takes says what to do', () => {
  expect(tooManyLines(MAX_CHECKOUT_LINES)).toBeNull();
  expect(tooManyLines(53)).toBe(
    'Up to 50 different items fit in one checkout, and your cart has 53. Remove 3 to go on, and buy the rest in a second order.',
  );
});
