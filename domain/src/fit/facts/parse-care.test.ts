import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Care } from '@reef/domain/fit/care';
import { factOf, FACTS } from './fact-list.ts';
import { parseCare, formatCare } from './parse-care.ts';
import { aFish, anyCare } from '@reef/domain/testing/fit-fixtures';

const isWhole = (care: Care) => Care.safeParse(care).success;

describe('FIT-03 care facts as people write them', () => {
  it('has every fact once', () => {
    expect(FACTS.map(({ key }) => key).toSorted()).toEqual(Object.keys(Care.shape).toSorted());
    expect(factOf('min_tank_gal')).toMatchObject({ label: 'Smallest tank', unit: 'gallons' });
  });

  it('are the same after writing and reading', () => {
    fc.assert(
      fc.property(anyCare.filter(isWhole), (care) => {
        const known = Object.keys(care).length === 0 ? null : care;
        expect(parseCare(formatCare(care))).toEqual({ ok: true, care: known });
      }),
    );
  });

  it('unknown facts are empty, and all empty is no facts', () => {
    expect(Object.values(formatCare(undefined)).every((text) => text === '')).toBe(true);
    expect(parseCare({})).toEqual({ ok: true, care: null });
    expect(parseCare({ group: '  ' })).toEqual({ ok: true, care: null });
  });

  it('takes words in any case, with space around them', () => {
    expect(parseCare({ group: ' sps ', jumps: 'TRUE', adult_size_in: ' 3.5 ' })).toEqual({
      ok: true,
      care: { group: 'SPS', jumps: true, adult_size_in: 3.5 },
    });
    expect(parseCare({ jumps: 'false' })).toEqual({ ok: true, care: { jumps: false } });
  });

  it.each([
    ['adult_size_in', '81', 'This has to be a number from 0.25 to 80 (inches).'],
    ['adult_size_in', '3,5', 'This has to be a number from 0.25 to 80 (inches).'],
    ['min_tank_gal', '1e2', 'This has to be a number from 1 to 2000 (gallons).'],
    ['min_tank_gal', '-5', 'This has to be a number from 1 to 2000 (gallons).'],
    ['group_of', '2.5', 'This has to be a whole number from 1 to 20 (animals).'],
    ['reef_safe', 'maybe', 'This has to be one of: yes, with caution, no.'],
    [
      'group',
      'tangs',
      'This has to be a word of the list, such as clownfish, damselfish, chromis.',
    ],
    ['jumps', 'often', 'This has to be yes or no.'],
    [
      'scientific_name',
      'yellow tang',
      'This has to be a genus and a species, such as Zebrasoma flavescens.',
    ],
    ['scientific_name', `Zebrasoma ${'a'.repeat(80)}`, 'This name is too long.'],
  ])('says what %s has to be if it is %s', (key, written, sentence) => {
    expect(parseCare({ [key]: written })).toEqual({ ok: false, faults: { [key]: sentence } });
  });

  it('says which facts do not go together', () => {
    const light = parseCare({ ...formatCare(aFish()), par_min: '200', par_max: '100' });
    expect(light).toMatchObject({ faults: { par_min: expect.stringContaining('least light') } });
    const group = parseCare({ kept_as: 'single', group_of: '3' });
    expect(group).toMatchObject({ faults: { group_of: expect.stringContaining('as a group') } });
  });
});
