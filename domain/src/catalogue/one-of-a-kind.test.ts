import { expect, it } from 'vitest';
import { isMoreThanOne } from './one-of-a-kind.ts';

it.each([
  [null, { category: 'WYSIWYG', stock: 0 }, false],
  [null, { category: 'WYSIWYG', stock: 1 }, false],
  [null, { category: 'WYSIWYG', stock: 2 }, true],
  [null, { category: 'Live Coral', stock: 12 }, false],
  [{ category: 'Live Coral', stock: 12 }, { category: 'WYSIWYG', stock: 12 }, true],
  [{ category: 'Live Coral', stock: 12 }, { category: 'WYSIWYG', stock: 1 }, false],
  // Listed before this rule, or two units that came back.
  [{ category: 'WYSIWYG', stock: 3 }, { category: 'WYSIWYG', stock: 4 }, true],
  [{ category: 'WYSIWYG', stock: 3 }, { category: 'WYSIWYG', stock: 3 }, false],
  [{ category: 'WYSIWYG', stock: 3 }, { category: 'WYSIWYG', stock: 2 }, false],
  [{ category: 'WYSIWYG', stock: 3 }, { category: 'Live Coral', stock: 9 }, false],
] as const)(
  'CPM-06 a one-of-a-kind piece from %o to %o is refused: %s',
  (before, after, refused) => {
    expect(isMoreThanOne(before, after)).toBe(refused);
  },
);
