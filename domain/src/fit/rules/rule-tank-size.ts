import type { Question, Say } from './subject.ts';
import { aName, amount, gallons, inches, sentence, verb } from './words.ts';

/** Tanks are sold by rounded sizes: a "30" holds 29 gallons. */
const NOMINAL_SHARE = 0.95;
/** Books differ by about a size in either direction (course, "Minimum Tank Sizes"). */
const NEARLY_SHARE = 0.85;
/** Below half of its need a fish is cramped from the first day, above it only once grown. */
const CRAMPED_NOW_SHARE = 0.5;
/** Fish up to this length are sold nearly grown. Inches. */
const SOLD_GROWN_IN = 4.5;

/**
 * Shortest length of the common tanks from a volume up: gallons, inches. Sizes are rounded, so a row
 * begins a little below the name of its tank; but a 120 is 48 inches long (course, "Choosing a Tank
 * Size").
 */
const USUAL_LENGTHS: readonly (readonly [gallons: number, inches: number])[] = [
  [228, 96],
  [125, 72],
  [52, 48],
  [38, 36],
  [27.5, 30],
  [19, 24],
  [9.5, 20],
  [0, 12],
];

/** The length a tank of this volume usually has, in inches; never shrinks as the volume grows. */
export function usualLength(volumeGal: number): number {
  return USUAL_LENGTHS.find(([least]) => volumeGal >= least)?.[1] ?? 0;
}

/** Whether a tank has what an animal needs, in gallons or in inches, as tanks are sold. */
export function isRoomy(has: number, need: number): boolean {
  return has >= need * NOMINAL_SHARE;
}

/** Volume and length, now and when grown. */
export function tankSizeRule(question: Question, say: Say): void {
  checkVolume(question, say);
  checkLength(question, say);
}

function checkVolume({ animal, facts, water }: Question, say: Say): void {
  const { min_tank_gal: need, adult_size_in: size } = facts.care;
  const volume = water.volume_gal;
  if (volume === null) {
    say('unknown-tank', 'care', () => 'We do not know how many gallons your tank holds.');
    return;
  }
  if (need === undefined || isRoomy(volume, need)) return;
  const share = volume / need;
  const { name } = animal;
  const needs = () =>
    sentence(
      `${aName(name)} ${verb(name, 'needs', 'need')} about ${gallons(need)}; yours holds ${amount(volume)}.`,
    );
  if (share >= NEARLY_SHARE) {
    say('tank-barely-large-enough', 'care', needs);
  } else if (share >= CRAMPED_NOW_SHARE && size !== undefined && size > SOLD_GROWN_IN) {
    say('outgrows-tank', 'stop', () =>
      sentence(
        `${aName(name)} grows to ${inches(size)} and then needs about ${gallons(need)}; yours holds ${amount(volume)}.`,
      ),
    );
  } else {
    say('tank-too-small', 'stop', needs);
  }
}

function checkLength({ animal, facts, water }: Question, say: Say): void {
  const { min_tank_length_in: need } = facts.care;
  if (need === undefined) return;
  const { name } = animal;
  const wants = () =>
    `${aName(name)} ${verb(name, 'wants', 'want')} a tank about ${inches(need)} long`;
  const length = water.length_in;
  if (length === null) {
    const usual = water.volume_gal === null ? 0 : usualLength(water.volume_gal);
    const severity = usual >= need * NOMINAL_SHARE ? 'note' : 'care';
    say('unknown-tank', severity, () =>
      sentence(`${wants()}; we do not know the length of yours.`),
    );
    return;
  }
  if (isRoomy(length, need)) return;
  const text = () => sentence(`${wants()}; yours is ${inches(length)}.`);
  if (length >= need * NEARLY_SHARE) {
    say('tank-barely-large-enough', 'care', text);
  } else {
    say('tank-too-short', 'stop', text);
  }
}
