import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bare, care, ends } from './figure-values.ts';

function table(): Map<string, string> {
  const names = ['care-figures.yaml', 'care-figures-beginner.yaml'];
  const rows = names.flatMap((name) => {
    const url = new URL(`../../../../../content/${name}`, import.meta.url);
    return Object.entries(parse(readFileSync(url, 'utf8')) as Record<string, { value: string }>);
  });
  return new Map(rows.map(([key, row]) => [key, row.value]));
}

describe('the care figures of the drawings', () => {
  const values = table();

  it.each(Object.entries(care))('%s stands in the one table as %s', (key, value) => {
    expect(values.get(key)).toBe(value);
  });

  it('reads the ends of a range', () => {
    expect(ends(care['flow-sps'])).toEqual([20, 40]);
    expect(ends(care['cycling-ammonia-dose'])).toEqual([2, 2]);
    expect(bare(care.nitrate)).toBe('2–10');
  });
});
