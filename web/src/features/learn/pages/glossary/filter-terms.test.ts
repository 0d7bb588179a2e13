import { describe, expect, it } from 'vitest';
import { filterTerms, foundBy } from './filter-terms.ts';

const ENTRIES = [
  { term: 'LPS', definition: 'Large polyp stony corals.', also: ['hammer coral'] },
  { term: 'SG', definition: 'Specific gravity of the water.', also: [] },
];

describe('filterTerms', () => {
  it.each([
    ['lps', ['LPS']],
    ['GRAVITY', ['SG']],
    ['hammer', ['LPS']],
    ['  stony ', ['LPS']],
    ['hámmer polyp', ['LPS']],
    ['', ['LPS', 'SG']],
    ['xyz', []],
  ])('GLOS-01 %j leaves %j', (query, terms) => {
    expect(filterTerms(ENTRIES, query).map(({ term }) => term)).toEqual(terms);
  });
});

it('GLOS-01 names the word that an entry was found by, if its text does not have it', () => {
  const [lps, sg] = ENTRIES.map((entry) => (query: string) => foundBy(entry, query));
  expect(lps?.('HAMMER')).toEqual(['hammer coral']);
  expect(lps?.('coral')).toEqual([]);
  expect(lps?.('')).toEqual([]);
  expect(sg?.('hammer')).toEqual([]);
});
