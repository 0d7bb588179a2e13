/*
 * Grams of a salt for a change of alkalinity, calcium or magnesium, from molar masses (IUPAC
 * standard atomic weights, 2021). Checked against the recipes of Randy Holmes-Farley, "An Improved
 * Do-it-Yourself Two-Part Calcium and Alkalinity Supplement System", Reefkeeping, February 2006.
 */

/** What is dosed. Alkalinity counts in dKH, calcium and magnesium in ppm (mg per liter). */
export type DosedParameter = 'alkalinity' | 'calcium' | 'magnesium';

/** A salt that is sold by this name, pure. */
export type DosingSalt = {
  parameter: DosedParameter;
  name: string;
  /** Milligrams of the salt that raise one liter by one unit of its parameter. */
  mgPerLiterUnit: number;
};

/** One German degree is 10 mg of calcium oxide a liter, two charges to each of 56.077 g/mol. */
const MEQ_PER_DKH = 20 / 56.077;
const CALCIUM_G_PER_MOL = 40.078;
const MAGNESIUM_G_PER_MOL = 24.305;

/** Molar masses in g/mol. */
const BICARBONATE = 84.006;
const CARBONATE = 105.988;
const CALCIUM_CHLORIDE = 110.978;
const CALCIUM_CHLORIDE_DIHYDRATE = 147.008;
const MAGNESIUM_CHLORIDE_HEXAHYDRATE = 203.295;

export const DOSING_SALTS = {
  'baking-soda': {
    parameter: 'alkalinity',
    name: 'Baking soda (sodium bicarbonate)',
    mgPerLiterUnit: MEQ_PER_DKH * BICARBONATE,
  },
  'soda-ash': {
    parameter: 'alkalinity',
    name: 'Soda ash (sodium carbonate)',
    // A carbonate takes up two charges.
    mgPerLiterUnit: (MEQ_PER_DKH * CARBONATE) / 2,
  },
  'calcium-chloride-dihydrate': {
    parameter: 'calcium',
    name: 'Calcium chloride dihydrate',
    mgPerLiterUnit: CALCIUM_CHLORIDE_DIHYDRATE / CALCIUM_G_PER_MOL,
  },
  'calcium-chloride-anhydrous': {
    parameter: 'calcium',
    name: 'Calcium chloride, anhydrous',
    mgPerLiterUnit: CALCIUM_CHLORIDE / CALCIUM_G_PER_MOL,
  },
  'magnesium-chloride': {
    parameter: 'magnesium',
    name: 'Magnesium chloride hexahydrate',
    mgPerLiterUnit: MAGNESIUM_CHLORIDE_HEXAHYDRATE / MAGNESIUM_G_PER_MOL,
  },
} as const satisfies Record<string, DosingSalt>;

export type DosingSaltName = keyof typeof DOSING_SALTS;

const MG_PER_GRAM = 1000;

/** Grams of a salt that change this much water by `change` units of its parameter. */
export function gramsFor(salt: DosingSalt, liters: number, change: number): number {
  return (salt.mgPerLiterUnit * liters * change) / MG_PER_GRAM;
}

/** A correction in steps that animals tolerate. */
export type Correction =
  | { kind: 'none' }
  | { kind: 'too-high' }
  | { kind: 'off-range' }
  | {
      kind: 'raise';
      grams: number;
      /** Days the correction takes, each with the same step. */
      days: number;
      gramsPerDay: number;
      changePerDay: number;
      /** Portions of a day, none larger than the largest change at one time. */
      portions: number;
    };

/** Guards against 1.0000000001 steps becoming two. */
const ROUNDING_SLACK = 1e-9;

function stepsOf(whole: number, most: number): number {
  return Math.max(1, Math.ceil(whole / most - ROUNDING_SLACK));
}

/**
 * How to raise a low value. A high one is not corrected: dosing stops until the corals have used
 * it. There is no dose for a target above the range of a reef.
 * @param most the fastest change in a day, the largest at one time, and the highest target, in
 * units of the parameter.
 */
export function correction(
  salt: DosingSalt,
  liters: number,
  { from, to }: { from: number; to: number },
  most: { perDay: number; atOnce: number; target: number },
): Correction {
  if (to > most.target) return { kind: 'off-range' };
  if (to === from) return { kind: 'none' };
  if (to < from) return { kind: 'too-high' };
  const grams = gramsFor(salt, liters, to - from);
  const days = stepsOf(to - from, most.perDay);
  const changePerDay = (to - from) / days;
  const portions = stepsOf(changePerDay, most.atOnce);
  return { kind: 'raise', grams, days, gramsPerDay: grams / days, changePerDay, portions };
}

/** What a tank uses in a day, by two tests without a water change between; null if it uses none. */
export function dailyUse(first: number, last: number, days: number): number | null {
  const use = (first - last) / days;
  return days > 0 && use > 0 ? use : null;
}

/**
 * The day's dose that replaces what a tank uses, in portions. `too-high`: the value is above its
 * range, and the corals have to use it up first; `none`: the tank uses nothing; `too-much`: no reef
 * uses that much.
 */
export type Replacement =
  | { kind: 'too-high' }
  | { kind: 'none' }
  | { kind: 'too-much'; use: number }
  | { kind: 'dose'; use: number; grams: number; portions: number };

/**
 * How to replace a day's use.
 * @param most the largest use of any reef in a day, the largest change at one time, and the highest
 * value of the last test that is kept up.
 */
export function replacement(
  salt: DosingSalt,
  liters: number,
  { use, last }: { use: number | null; last: number },
  most: { perDay: number; atOnce: number; target: number },
): Replacement {
  if (last > most.target) return { kind: 'too-high' };
  if (use === null) return { kind: 'none' };
  if (use > most.perDay + ROUNDING_SLACK) return { kind: 'too-much', use };
  const portions = stepsOf(use, most.atOnce);
  return { kind: 'dose', use, grams: gramsFor(salt, liters, use), portions };
}
