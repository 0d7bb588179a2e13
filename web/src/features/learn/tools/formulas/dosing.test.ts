import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LITERS_PER_GALLON } from '@reef/domain/fit/units';
import { correction, dailyUse, DOSING_SALTS, gramsFor, replacement } from './dosing.ts';

const MEQ_PER_DKH = 0.357;

/** The grams that the article prints. */
function figure(key: string): number {
  const url = new URL('../../../../../content/care-figures.yaml', import.meta.url);
  const table = parse(readFileSync(url, 'utf8')) as Record<string, { value: string }>;
  return Number.parseFloat(table[key]?.value ?? '');
}

describe('LEARN-11 grams of a dosing salt', () => {
  it.each([
    ['baking-soda', 1, 'soda-per-dkh'],
    ['soda-ash', 1, 'soda-ash-per-dkh'],
    ['calcium-chloride-dihydrate', 10, 'calcium-chloride-per-ten'],
    ['magnesium-chloride', 10, 'magnesium-chloride-per-ten'],
  ] as const)('%s agrees with the care figures for 100 liters', (salt, change, key) => {
    expect(gramsFor(DOSING_SALTS[salt], 100, change)).toBeCloseTo(figure(key), 1);
  });

  // Holmes-Farley, Reefkeeping, February 2006, recipe 1: 594 g of baking soda in a gallon hold
  // about 1,900 meq/L; 500 g of calcium chloride dihydrate in a gallon about 37,000 ppm.
  it('finds the baking soda of the published two-part recipe within 3 %', () => {
    const grams = gramsFor(DOSING_SALTS['baking-soda'], LITERS_PER_GALLON, 1900 / MEQ_PER_DKH);
    expect(Math.abs(grams / 594 - 1)).toBeLessThan(0.03);
  });

  it('finds the calcium chloride of the published two-part recipe within 3 %', () => {
    const salt = DOSING_SALTS['calcium-chloride-dihydrate'];
    const grams = gramsFor(salt, LITERS_PER_GALLON, 37_000);
    expect(Math.abs(grams / 500 - 1)).toBeLessThan(0.03);
  });

  it('takes less of the salt without water', () => {
    const wet = gramsFor(DOSING_SALTS['calcium-chloride-dihydrate'], 100, 10);
    const dry = gramsFor(DOSING_SALTS['calcium-chloride-anhydrous'], 100, 10);
    expect(dry / wet).toBeCloseTo(0.755, 2);
  });
});

describe('LEARN-11 a correction in safe steps', () => {
  const soda = DOSING_SALTS['baking-soda'];
  const most = { perDay: 1, atOnce: 0.5, target: 11 };
  const daily = { perDay: 4, atOnce: 0.5, target: 11 };

  it('works the article’s example: from 6.2 to 8 dKH takes two days at the least', () => {
    const plan = correction(soda, 230, { from: 6.2, to: 8 }, most);
    expect(plan).toMatchObject({ kind: 'raise', days: 2, portions: 2 });
    if (plan.kind !== 'raise') throw new Error('not raised');
    expect(plan.grams).toBeCloseTo(12.4, 1);
    expect(plan.gramsPerDay * plan.days).toBeCloseTo(plan.grams, 9);
  });

  it('makes one step of exactly one day’s change', () => {
    expect(correction(soda, 100, { from: 7.1, to: 8.1 }, most)).toMatchObject({ days: 1 });
  });

  it('does not correct what is too high, and nothing where nothing is wrong', () => {
    expect(correction(soda, 100, { from: 12, to: 9 }, most)).toEqual({ kind: 'too-high' });
    expect(correction(soda, 100, { from: 8, to: 8 }, most)).toEqual({ kind: 'none' });
  });

  it('weighs nothing for a target above the range', () => {
    expect(correction(soda, 230, { from: 8, to: 20 }, most)).toEqual({ kind: 'off-range' });
    expect(correction(soda, 230, { from: 8, to: 11 }, most)).toMatchObject({ kind: 'raise' });
  });

  it('splits a day’s use into portions that are no larger than one step', () => {
    const plan = replacement(soda, 230, { use: 1.6, last: 8 }, daily);
    expect(plan).toMatchObject({ kind: 'dose', portions: 4 });
    if (plan.kind === 'dose') expect(plan.grams).toBeCloseTo(11, 0);
    const little = replacement(soda, 230, { use: 0.3, last: 11 }, daily);
    expect(little).toMatchObject({ kind: 'dose', portions: 1 });
  });

  it('weighs nothing for a use that no reef has', () => {
    const plan = replacement(soda, 230, { use: 4.1, last: 8 }, daily);
    expect(plan).toEqual({ kind: 'too-much', use: 4.1 });
  });

  it('replaces nothing while the value is above its range, nor where it did not fall', () => {
    const use = dailyUse(15, 13.5, 3);
    expect(replacement(soda, 230, { use, last: 13.5 }, daily)).toEqual({ kind: 'too-high' });
    expect(replacement(soda, 230, { use: null, last: 13.5 }, daily)).toEqual({ kind: 'too-high' });
    expect(replacement(soda, 230, { use: null, last: 8 }, daily)).toEqual({ kind: 'none' });
  });

  it('works the article’s daily use: 8.4 to 7.5 in three days, 2.1 grams a day in 230 liters', () => {
    const use = dailyUse(8.4, 7.5, 3);
    expect(use).toBeCloseTo(0.3, 6);
    expect(gramsFor(soda, 230, use ?? 0)).toBeCloseTo(2.1, 1);
  });

  it('finds no use in a value that rises, nor in no time', () => {
    expect(dailyUse(8, 8.2, 3)).toBeNull();
    expect(dailyUse(8.4, 7.5, 0)).toBeNull();
  });
});
