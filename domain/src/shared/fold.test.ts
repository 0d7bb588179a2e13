import { expect, it } from 'vitest';
import { fold, searchMatcher, searchWords } from './fold.ts';

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

it.each([
  ['', true],
  ['nún ANA', true],
  ['ana bob', false],
])('matches Ana María Núñez by %j: %j', (search, isFound) => {
  expect(searchMatcher(search)('Ana María Núñez')).toBe(isFound);
});
