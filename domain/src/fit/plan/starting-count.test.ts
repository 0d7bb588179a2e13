import { describe, expect, it } from 'vitest';
import { startingCount } from './starting-count.ts';

describe('FIT-09 how many to begin with', () => {
  it.each([
    ['one of a kind kept singly', { kept_as: 'single' }, 1],
    ['one of a pair', { kept_as: 'pair' }, 1],
    ['as many as make a group', { kept_as: 'group', group_of: 5 }, 5],
    [
      'one of a group of which one does well',
      { scientific_name: 'Chromis viridis', kept_as: 'group', group_of: 5 },
      1,
    ],
  ] as const)('%s', (_case, care, count) => {
    expect(startingCount(care)).toBe(count);
  });
});
