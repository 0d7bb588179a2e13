import { describe, expect, it } from 'vitest';
import { filterTerms } from './filter-terms.ts';

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
