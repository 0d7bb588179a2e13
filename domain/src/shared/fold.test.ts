import { expect, it } from 'vitest';
import { fold, searchMatcher, searchWords, singular } from './fold.ts';

it.each([
  ['Núñez', 'nunez'],
  ['MARÍA', 'maria'],
  ['ﬁn １２', 'fin 12'],
  ["Scott's", 'scotts'],
  ['Scott’s', 'scotts'],
  ['‘Scottʼs` Wrasse', 'scotts wrasse'],
  [' Six-Line (Wrasse)', 'six line wrasse'],
  ['Jane.Doe@example.com', 'jane doe example com'],
  ['?!', ''],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ['clowns', 'clown'],
  ['Clownfishes', 'Clownfish'],
  ['cleaner shrimps', 'cleaner shrimp'],
  ['Anemones ', 'Anemone '],
  ['boxes', 'box'],
  ['gobies', 'gob'],
  ['Blennies', 'Blenn'],
  ['moss', 'moss'],
  ['scott’s', 'scott’s'],
  ['gas', 'gas'],
  ['BTAs', 'BTA'],
])('SHOP-03 searches %j as %j', (search, expected) => {
  expect(singular(search)).toBe(expected);
});

it('reads the words of a search', () => {
  expect(searchWords('  Núñez  ANA ')).toEqual(['nunez', 'ana']);
  expect(searchWords('yellow-tail - scott’s')).toEqual(['yellow tail', 'scotts']);
  expect(searchWords(' ')).toEqual([]);
});

it.each([
  ['', true],
  ['nún ANA', true],
  ['ana bob', false],
])('matches Ana María Núñez by %j: %j', (search, isFound) => {
  expect(searchMatcher(search)('Ana María Núñez')).toBe(isFound);
});

it.each([
  ["Scott's Fairy Wrasse", 'scott’s'],
  ["Scott's Fairy Wrasse", 'scotts fairy wrasse'],
  ['Scott’s Fairy Wrasse', "scott's"],
  ['Yellow Tail Damsel', 'yellow-tail'],
  ['Yellow-Tail Damsel', 'yellow tail'],
  ['Six Line Wrasse', 'six-line'],
  ['Pat O’Brien', "o'brien"],
  ['Pat O’Brien', 'obrien'],
  ['jane.doe@example.com', 'jane.doe@ex'],
])('finds %j by %j', (text, search) => {
  expect(searchMatcher(search)(text)).toBe(true);
});

it('keeps together what was typed as one word', () => {
  expect(searchMatcher('jane.doe')('doe.jane@example.com')).toBe(false);
  expect(searchMatcher('yellow-tang')('Tang, yellow')).toBe(false);
});
