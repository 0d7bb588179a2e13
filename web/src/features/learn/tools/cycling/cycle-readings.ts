import * as z from 'zod/mini';
import { HOUR_MS } from '@reef/domain/shared/time';
import { daysBetween } from '@reef/domain/shipping/day';

const Ppm = z.number().check(z.gte(0), z.lte(100));

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
  ammonia: Ppm,
  nitrite: Ppm,
  nitrate: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
  isDosed: z.boolean(),
  dosedTo: z._default(z.nullable(Ppm), null),
});
export type Reading = z.infer<typeof Reading>;

export const Readings = z.array(Reading);
export const READINGS_KEY = 'reef-cycle-readings';

/** The stage of a cycle. */
export type CycleStage =
  | 'empty'
  | 'not-started'
  | 'ammonia'
  | 'nitrite'
  | 'prove'
  | 'proving'
  | 'proved-once'
  | 'cycled';

const DAY_HOURS = 24;

/** Kits cannot distinguish less from nothing. */
const TRACE_PPM = 0.1;

/**
 * When to test after a dose, in hours: about a day. A tank that needs longer than this has not
 * passed, and a test on the same day says too little about a whole one.
 */
const PROOF_HOURS = { from: 20, to: 28 } as const;

function moment({ day, time }: Pick<Reading, 'day' | 'time'>): string {
  return `${day}T${time ?? '00:00'}`;
}

/** The readings in order of day and time; those of one time in the order they were made. */
export function inOrder(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => moment(a).localeCompare(moment(b)));
}

/** Hours between two readings; whole days if one of them has no time. */
function hoursBetween(from: Reading, to: Reading): number {
  if (from.time === null || to.time === null) return daysBetween(from.day, to.day) * DAY_HOURS;
  return (Date.parse(`${moment(to)}Z`) - Date.parse(`${moment(from)}Z`)) / HOUR_MS;
}

function isClear({ ammonia, nitrite }: Reading): boolean {
  return ammonia < TRACE_PPM && nitrite < TRACE_PPM;
}

/** The outcome of a dose. `small`: gone, but too small to prove anything. */
type Outcome = 'waiting' | 'passed' | 'small' | 'failed';

/**
 * The outcome of the dose after the reading `at`, by the tests up to the next dose. Tests within
 * the first hours only confirm the dose; they neither prove nor disprove.
 */
function outcomeOf(ordered: readonly Reading[], at: number, proofPpm: number): Outcome {
  const dose = ordered[at];
  if (dose === undefined) return 'failed';
  const next = ordered.findIndex(({ isDosed }, index) => index > at && isDosed);
  const tests = ordered
    .slice(at + 1, next === -1 ? undefined : next + 1)
    .filter((test) => hoursBetween(dose, test) >= PROOF_HOURS.from);
  if (tests.length === 0) return next === -1 ? 'waiting' : 'failed';
  const isGone = tests.some(isClear);
  if ((dose.dosedTo ?? 0) < proofPpm) return isGone ? 'small' : 'failed';
  const isInTime = tests.some(
    (test) => isClear(test) && hoursBetween(dose, test) <= PROOF_HOURS.to,
  );
  return isInTime ? 'passed' : 'failed';
}

/** How many doses in a row have passed, and whether the last one still waits for its test. */
function proofs(ordered: readonly Reading[], proofPpm: number) {
  const outcomes = ordered.flatMap(({ isDosed }, at) =>
    isDosed ? [outcomeOf(ordered, at, proofPpm)] : [],
  );
  const isWaiting = outcomes.at(-1) === 'waiting';
  const last = ordered.at(-1);
  // A tank that shows ammonia again, without a new dose, has lost its proof.
  if (!isWaiting && last !== undefined && !isClear(last)) return { passed: 0, isWaiting };
  const failedAt = outcomes.lastIndexOf('failed');
  const passed = outcomes.slice(failedAt + 1).filter((outcome) => outcome === 'passed').length;
  return { passed, isWaiting };
}

/** Whether the last dose was a full one, given to clear water in a cycle that had begun. */
function isProofDose(ordered: readonly Reading[], proofPpm: number): boolean {
  const at = ordered.findLastIndex(({ isDosed }) => isDosed);
  const dose = ordered[at];
  if (dose === undefined || !isClear(dose) || (dose.dosedTo ?? 0) < proofPpm) return false;
  return ordered.slice(0, at).some((reading) => !isClear(reading) || reading.isDosed);
}

/**
 * What the readings say about the cycle. It has finished when a full dose of ammonia, and the
 * nitrite it turns into, are gone about a day later, twice in a row; no other sign counts. Smaller
 * doses between, such as those that keep the bacteria fed, neither help nor harm.
 * @param proofPpm the level, in ppm, that a dose must reach to prove anything.
 */
export function cycleStage(readings: readonly Reading[], proofPpm: number): CycleStage {
  const ordered = inOrder(readings);
  const last = ordered.at(-1);
  if (last === undefined) return 'empty';
  const { passed, isWaiting } = proofs(ordered, proofPpm);
  if (passed >= 2) return 'cycled';
  if (passed === 1) return 'proved-once';
  if (isWaiting && isProofDose(ordered, proofPpm)) return 'proving';
  if (last.nitrite >= TRACE_PPM) return 'nitrite';
  if (last.ammonia >= TRACE_PPM) return 'ammonia';
  const hasBegun = ordered.some((reading) => !isClear(reading) || reading.isDosed);
  const hadBegun = ordered.slice(0, -1).some((reading) => !isClear(reading) || reading.isDosed);
  // The very first dose begins the cycle; there is nothing to prove yet.
  if (last.isDosed && !hadBegun) return 'ammonia';
  return hasBegun ? 'prove' : 'not-started';
}
