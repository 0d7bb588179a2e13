import { expect, it } from 'vitest';
import { fold, searchWords } from './fold.ts';

it.each([
  ['Núñez', 'nunez'],
  ['MARÍA', 'maria'],
  ['ﬁn １２', 'fin 12'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('reads the words of a search', () => {
  expect(searchWords('  Núñez  ANA ')).toEqual(['nunez', 'ana']);
  expect(searchWords(' ')).toEqual([]);
});
