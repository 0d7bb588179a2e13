import { reason, type Reason } from '@reef/domain/fit/reason';
import type { Question } from './subject.ts';
import { aName, amount, gallons, inches, sentence, verb } from './words.ts';

/** Tanks are sold by rounded sizes: a "30" holds 29 gallons. */
const NOMINAL_SHARE = 0.95;
/** Books differ by about a size in either direction (course, "Minimum Tank Sizes"). */
const NEARLY_SHARE = 0.85;
/** Below half of its need a fish is cramped from the first day, above only once it has grown. */
const CRAMPED_NOW_SHARE = 0.5;
/** Fish up to this length are sold nearly grown. Inches. */
const SOLD_GROWN_IN = 4.5;

/** Shortest length of the common tanks from a volume on: gallons, inches. */
const USUAL_LENGTHS: readonly (readonly [gallons: number, inches: number])[] = [
  [240, 96],
  [125, 72],
  [55, 48],
  [40, 36],
  [29, 30],
  [20, 24],
  [10, 20],
  [0, 12],
];

/** The length a tank of this volume usually has, in inches; never shrinks as the volume grows. */
export function usualLength(volumeGal: number): number {
  return USUAL_LENGTHS.find(([least]) => volumeGal >= least * NOMINAL_SHARE)?.[1] ?? 0;
}

/** Volume and length, now and when grown. */
export function tankSizeRule(question: Question, found: Reason[]): void {
  checkVolume(question, found);
  checkLength(question, found);
}

function checkVolume({ animal, facts, water }: Question, found: Reason[]): void {
  const { min_tank_gal: need, adult_size_in: size } = facts.care;
  if (water.volume_gal === null) {
    found.push(reason('unknown-tank', 'care', 'We do not know how many gallons your tank holds.'));
    return;
  }
  if (need === undefined || water.volume_gal >= need * NOMINAL_SHARE) return;
  const share = water.volume_gal / need;
  const { name } = animal;
  const needs = `${aName(name)} ${verb(name, 'needs', 'need')} about ${gallons(need)}; yours holds ${amount(water.volume_gal)}.`;
  if (share >= NEARLY_SHARE) {
    found.push(reason('tank-barely-large-enough', 'care', sentence(needs)));
  } else if (share >= CRAMPED_NOW_SHARE && size !== undefined && size > SOLD_GROWN_IN) {
    const grows = `${aName(name)} grows to ${inches(size)} and then needs about ${gallons(need)}; yours holds ${amount(water.volume_gal)}.`;
    found.push(reason('outgrows-tank', 'stop', sentence(grows)));
  } else {
    found.push(reason('tank-too-small', 'stop', sentence(needs)));
  }
}

function checkLength({ animal, facts, water }: Question, found: Reason[]): void {
  const { min_tank_length_in: need } = facts.care;
  if (need === undefined) return;
  const { name } = animal;
  const wants = `${aName(name)} ${verb(name, 'wants', 'want')} a tank about ${inches(need)} long`;
  if (water.length_in === null) {
    const usual = water.volume_gal === null ? 0 : usualLength(water.volume_gal);
    const severity = usual >= need * NOMINAL_SHARE ? 'note' : 'care';
    const text = `${wants}; we do not know the length of yours.`;
    found.push(reason('unknown-tank', severity, sentence(text)));
    return;
  }
  if (water.length_in >= need * NOMINAL_SHARE) return;
  const text = sentence(`${wants}; yours is ${inches(water.length_in)}.`);
  if (water.length_in >= need * NEARLY_SHARE) {
    found.push(reason('tank-barely-large-enough', 'care', text));
  } else {
    found.push(reason('tank-too-short', 'stop', text));
  }
}
