import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it('says one and many', () => {
  expect([0, 1, 2].map((count) => countText(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
  ]);
  expect(countText(1, 'inch', 'inches')).toBe('1 inch');
  expect(countText(1.5, 'inch', 'inches')).toBe('1.5 inches');
});
