import { describe, expect, it } from 'vitest';
import { COMPLETENESS_FIELDS, profileCompleteness } from './profile-completeness.ts';

function filled(count: number): Record<string, string> {
  return Object.fromEntries(COMPLETENESS_FIELDS.slice(0, count).map((field) => [field, 'x']));
}

describe('profile completeness', () => {
  it.each([
    [7, 100, 'complete', 'green'],
    [6, 86, 'partial', 'orange'],
    [5, 71, 'partial', 'orange'],
    [4, 57, 'incomplete', 'red'],
    [3, 43, 'incomplete', 'red'],
    [2, 29, 'incomplete', 'red'],
    [1, 14, 'incomplete', 'red'],
    [0, 0, 'incomplete', 'red'],
  ] as const)('PROF-05 %i of 7 fields is %i %%, %s, %s', (count, percent, state, color) => {
    expect(profileCompleteness(filled(count))).toMatchObject({ percent, state, color });
  });

  it('PROF-05 counts blanks as missing and names what is missing', () => {
    const result = profileCompleteness({ ...filled(7), shipping_zip: ' \t ' });
    expect(result.missing).toEqual(['shipping_zip']);
  });
});
