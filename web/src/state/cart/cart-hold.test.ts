import { describe, expect, it } from 'vitest';
import { withHold } from './cart-hold.ts';

describe('withHold', () => {
  const live = new Map([
    ['a', { stock: 0 }],
    ['b', { stock: 3 }],
  ]);

  it('counts units held by the buyer’s own payment page as there', () => {
    const hold = { until: '2026-11-21T12:00:00Z', quantities: { a: 1 } };
    expect(withHold(live, hold)).toEqual(
      new Map([
        ['a', { stock: 1 }],
        ['b', { stock: 3 }],
      ]),
    );
  });

  it('counts units given back as there at the least, whether or not they have been seen', () => {
    const hold = { until: '2026-11-21T12:00:00Z', quantities: { a: 1, b: 2 }, is_given_back: true };
    expect(withHold(live, hold)).toEqual(
      new Map([
        ['a', { stock: 1 }],
        ['b', { stock: 3 }],
      ]),
    );
  });

  it('SEEN-09 never counts a unit twice that went back to the shelf unheard', () => {
    const hold = {
      until: '2026-11-21T12:00:00Z',
      quantities: { one: 1, many: 2 },
      stock_before: { one: 1, many: 5 },
    };
    const stockOf = (one: number, many: number) =>
      [
        ...withHold(
          new Map([
            ['one', { stock: one }],
            ['many', { stock: many }],
          ]),
          hold,
        ).values(),
      ].map(({ stock }) => stock);
    expect(stockOf(0, 3)).toEqual([1, 5]);
    expect(stockOf(1, 5)).toEqual([1, 5]);
    expect(stockOf(0, 1)).toEqual([1, 3]);
    expect(stockOf(3, 9)).toEqual([3, 9]);
  });

  it('changes nothing without a hold', () => {
    expect(withHold(live, null)).toBe(live);
  });
});
