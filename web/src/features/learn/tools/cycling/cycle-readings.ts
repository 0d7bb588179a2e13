import * as z from 'zod/mini';
import { HOUR_MS } from '@reef/domain/shared/time';
import { daysBetween, type Day } from '@reef/domain/shipping/day';
import { typedNumber } from '#ui/forms/typed-number.ts';

/** The most ppm that a field of a reading takes. */
export const MAX_READING = { ammonia: 100, nitrite: 100, nitrate: 1000, dosedTo: 100 } as const;

const ppmUpTo = (max: number) => z.number().check(z.gte(0), z.lte(max));

/**
 * One test of the water, in ppm. `isDosed`: ammonia was added right after it; `dosedTo` is the
 * level after that dose. Readings from before doses had a size and tests a time have neither: their
 * dose is of unknown size and proves nothing.
 */
export const Reading = z.object({
  id: z.string(),
  day: z.iso.date(),
  /** The time of the test on the visitor's own clock, `HH:MM`. */
  time: z._default(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), null),
  ammonia: ppmUpTo(MAX_READING.ammonia),
  nitrite: ppmUpTo(MAX_READING.nitrite),
  nitrate: z.nullable(ppmUpTo(MAX_READING.nitrate)),
  isDosed: z.boolean(),
  dosedTo: z._default(z.nullable(ppmUpTo(MAX_READING.dosedTo)), null),
});
export type Reading = z.infer<typeof Reading>;

/** The ppm that a visitor typed into a field; null if it is no number that a reading takes. */
export function typedPpm(field: keyof typeof MAX_READING, text: string): number | null {
  const value = typedNumber(text);
  return value === null || value > MAX_READING[field] ? null : value;
}

export const Readings = z.array(Reading);
export const READINGS_KEY = 'reef-cycle-readings';

/** The stage of a cycle. `old`: the last reading is too old to say anything of the tank today. */
export type CycleStage =
  | 'empty'
  | 'old'
  | 'not-started'
  | 'ammonia'
  | 'nitrite'
  | 'prove'
  | 'proving'
  | 'proved-once'
  | 'cycled';

const DAY_HOURS = 24;

/**
 * So many days without a reading end a cycle: the next one belongs to a new tank, or to one whose
 * bacteria nobody is known to have fed since. A cycle is tested every two or three days, and the
 * course allows two weeks away; four weeks are twice that, and as long as the shortest whole cycle.
 */
export const NEW_CYCLE_DAYS = 28;

/** Kits cannot distinguish less from nothing. */
const TRACE_PPM = 0.1;

/**
 * When to test after a dose, in hours: about a day. A tank that needs longer than this has not
 * passed, and a test on the same day says too little about a whole one.
 */
const PROOF_HOURS = { from: 20, to: 28 } as const;

/** A dose within this time of the last tops it up: its first test came out too low. */
const TOP_UP_HOURS = 2;

function moment({ day, time }: Pick<Reading, 'day' | 'time'>): string {
  return `${day}T${time ?? '00:00'}`;
}

/** The readings in order of day and time; those of one time in the order they were made. */
export function inOrder(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => moment(a).localeCompare(moment(b)));
}

/** The readings of the newest cycle, in order. */
export function newestCycle(readings: readonly Reading[]): Reading[] {
  const ordered = inOrder(readings);
  const begin = ordered.findLastIndex((reading, at) => {
    const before = ordered[at - 1];
    return before !== undefined && daysBetween(before.day, reading.day) >= NEW_CYCLE_DAYS;
  });
  return ordered.slice(Math.max(begin, 0));
}

/** Hours between two readings; whole days if one of them has no time. */
function hoursBetween(from: Reading, to: Reading): number {
  if (from.time === null || to.time === null) return daysBetween(from.day, to.day) * DAY_HOURS;
  return (Date.parse(`${moment(to)}Z`) - Date.parse(`${moment(from)}Z`)) / HOUR_MS;
}

function isClear({ ammonia, nitrite }: Reading): boolean {
  return ammonia < TRACE_PPM && nitrite < TRACE_PPM;
}

/**
 * A dose: the reading before it, the reading it was given after (a later one if it was topped up),
 * and the tests since, up to the one before the next dose.
 */
type Dose = { before: Reading; given: Reading; tests: Reading[] };

/** Whether the dose after `reading` tops up the last one; false if the hours between are unknown. */
function isTopUp({ given }: Dose, reading: Reading): boolean {
  const hours = hoursBetween(given, reading);
  return reading.isDosed && hours > 0 && hours <= TOP_UP_HOURS;
}

/** The doses in order, each with what tops it up. */
function dosesOf(ordered: readonly Reading[]): Dose[] {
  const doses: Dose[] = [];
  for (const reading of ordered) {
    const last = doses.at(-1);
    if (last !== undefined && isTopUp(last, reading)) {
      last.given = reading;
      continue;
    }
    last?.tests.push(reading);
    if (reading.isDosed) doses.push({ before: reading, given: reading, tests: [] });
  }
  return doses;
}

/** The outcome of a dose. `small`: gone, but too small to prove anything. */
type Outcome = 'waiting' | 'passed' | 'small' | 'failed';

/**
 * The outcome of a dose. Tests within the first hours only confirm it; they neither prove nor
 * disprove. A later test that shows ammonia or nitrite is a failure, whatever comes after it. Only
 * one that was made before a day had passed is forgiven, if another was clear in time. A small dose that
 * was gone before the next one was given needs no test a day later.
 */
function outcomeOf({ given, tests }: Dose, isLast: boolean, proofPpm: number): Outcome {
  const late = tests
    .map((test) => ({ isGone: isClear(test), hours: hoursBetween(given, test) }))
    .filter(({ hours }) => hours >= PROOF_HOURS.from);
  const isSmall = (given.dosedTo ?? 0) < proofPpm;
  if (late.length === 0) {
    if (isLast) return 'waiting';
    return isSmall && tests.slice(-1).every(isClear) ? 'small' : 'failed';
  }
  const inTime = late.findLastIndex(({ isGone, hours }) => isGone && hours <= PROOF_HOURS.to);
  const isLost = late.some(
    ({ isGone, hours }, at) => !isGone && (at > inTime || hours >= DAY_HOURS),
  );
  if (isLost) return 'failed';
  if (isSmall) return 'small';
  return inTime === -1 ? 'failed' : 'passed';
}

/** How many doses in a row have passed, and whether the last one still waits for its test. */
function proofs(doses: readonly Dose[], proofPpm: number) {
  const outcomes = doses.map((dose, at) => outcomeOf(dose, at === doses.length - 1, proofPpm));
  const failedAt = outcomes.lastIndexOf('failed');
  const passed = outcomes.slice(failedAt + 1).filter((outcome) => outcome === 'passed').length;
  return { passed, isWaiting: outcomes.at(-1) === 'waiting' };
}

/** Whether a reading shows that the cycle has begun. */
function isBegun(reading: Reading): boolean {
  return !isClear(reading) || reading.isDosed;
}

/** Whether the last dose was a full one, given to clear water in a cycle that had begun. */
function isProofDose(ordered: readonly Reading[], dose: Dose, proofPpm: number): boolean {
  if (!isClear(dose.before) || (dose.given.dosedTo ?? 0) < proofPpm) return false;
  return ordered.slice(0, ordered.indexOf(dose.before)).some(isBegun);
}

/**
 * What the readings say about the cycle. It has finished when a full dose of ammonia, and the
 * nitrite it turns into, are gone about a day later, twice in a row; no other sign counts. Smaller
 * doses between, such as those that keep the bacteria fed, neither help nor harm. What shows ammonia
 * or nitrite after that takes the passes back. Only the newest cycle counts: an older one may be
 * another tank's.
 * @param proofPpm the level, in ppm, that a dose must reach to prove anything.
 */
export function cycleStage(readings: readonly Reading[], proofPpm: number, today: Day): CycleStage {
  const ordered = newestCycle(readings);
  const last = ordered.at(-1);
  if (last === undefined) return 'empty';
  if (daysBetween(last.day, today) >= NEW_CYCLE_DAYS) return 'old';
  const doses = dosesOf(ordered);
  const dose = doses.at(-1);
  const { passed, isWaiting } = proofs(doses, proofPpm);
  if (passed >= 2) return 'cycled';
  if (passed === 1) return 'proved-once';
  if (dose !== undefined && isWaiting && isProofDose(ordered, dose, proofPpm)) return 'proving';
  if (last.nitrite >= TRACE_PPM) return 'nitrite';
  if (last.ammonia >= TRACE_PPM) return 'ammonia';
  const hasBegun = ordered.some(isBegun);
  const hadBegun = ordered.slice(0, -1).some(isBegun);
  // The very first dose begins the cycle; there is nothing to prove yet.
  if (last.isDosed && !hadBegun) return 'ammonia';
  return hasBegun ? 'prove' : 'not-started';
}
