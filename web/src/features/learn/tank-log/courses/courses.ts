import type {
  CopperCourse,
  ObservationCourse,
  TransferCourse,
  Treatment,
} from '#state/tank-log/tank-log.ts';
import { addDays, daysBetween } from '@reef/domain/shipping/day';
import { hoursAfter, hoursBetween } from '#features/learn/tank-log/hours.ts';

/*
 * The state of a course of treatment. The rules are those of the disease guides: copper by Yanong,
 * "Cryptocaryon irritans Infections in Fish" (UF/IFAS FA164), and Noga, "Fish Disease"; transfers
 * by Colorni, Diseases of Aquatic Organisms 1 (1985).
 */

/** Longest stay in one tank, the fewest moves of a course, and its shortest length. */
export const TRANSFER_HOURS = 72;
export const TRANSFER_MOVES = 4;
export const TRANSFER_LENGTH_HOURS = 288;

/** Two records of a move this close together are one move, from one device or from two. */
export const SAME_MOVE_HOURS = 12;

/** The most days in a row without a copper test; with more, the count begins again. */
const MAX_UNTESTED_DAYS = 1;

/** The state of copper. */
export type CopperStatus = {
  /**
   * `raising`: not at the level, or fallen below it; `unknown`: not tested for two days or more, so
   * that the count begins again with the next test; `done`: held long enough.
   */
  phase: 'raising' | 'holding' | 'unknown' | 'done';
  /**
   * Days at the level since the count began, up to those of the course; a day without a test is
   * not one of them.
   */
  held: number;
  /** Days without a test since the count began, before today or the end of the course. */
  untested: number;
  isTestedToday: boolean;
  /** The last reading is above the highest level. */
  isHigh: boolean;
  /**
   * Why the count last began again: a reading below the level on `day`, or two or more days without
   * a test after `day`. Null if it never did.
   */
  restarted: { by: 'low' | 'untested'; day: string } | null;
};

/** Days between two days with a test. */
function gapBetween(from: string, to: string): number {
  return Math.max(0, daysBetween(from, to) - 1);
}

/**
 * The state of copper. Any reading below the level sets the count to zero, and so do two days in a
 * row without a test: nobody knows their level, and a dip below it lets the parasites back in. One
 * missed day is not counted and breaks nothing. The last day is over with the test of the day after
 * it, so that a course of 14 days takes 15 tests; a course from before that rule keeps its own count,
 * by which fish may have been moved already. Once held long enough, the course stays done: tests while copper is removed are no dip.
 * @param today `YYYY-MM-DD` on the visitor's calendar.
 */
export function copperStatus(
  { tests, low, high, days, needsDayAfter }: CopperCourse,
  today: string,
): CopperStatus {
  const needed = needsDayAfter === true ? days + 1 : days;
  const ordered = tests.toSorted((a, b) => a.day.localeCompare(b.day));
  let held: string[] = [];
  let restarted: CopperStatus['restarted'] = null;
  for (const { day, ppm } of ordered) {
    const last = held.at(-1);
    // A second test of the last day may still be below the level; a test after it changes nothing.
    if (held.length >= needed && last !== day) break;
    if (last !== undefined && ppm < low) {
      held = [];
      restarted = { by: 'low', day };
    } else if (ppm >= low) {
      if (last !== undefined && gapBetween(last, day) > MAX_UNTESTED_DAYS) {
        held = [];
        restarted = { by: 'untested', day: last };
      }
      if (held.at(-1) !== day) held.push(day);
    }
  }
  const isDone = held.length >= needed;
  const last = held.at(-1);
  const isUnknown = !isDone && last !== undefined && gapBetween(last, today) > MAX_UNTESTED_DAYS;
  if (isUnknown) {
    held = [];
    restarted = { by: 'untested', day: last };
  }
  const [first] = held;
  const counted = held.filter((day) => day < today).length;
  const end = isDone ? addDays(held.at(-1) ?? today, 1) : today;
  const passed = first === undefined ? 0 : daysBetween(first, end < today ? end : today);
  return {
    phase: isDone ? 'done' : isUnknown ? 'unknown' : held.length > 0 ? 'holding' : 'raising',
    held: Math.min(held.length, days),
    untested: Math.max(0, passed - counted),
    isTestedToday: ordered.some(({ day }) => day === today),
    isHigh: (ordered.at(-1)?.ppm ?? 0) > high,
    restarted,
  };
}

/** The state of a tank transfer. */
export type TransferStatus = {
  /** Moves in a row that were on time. */
  moves: number;
  /** Hours since the run of moves began, up to the length of a course. */
  hours: number;
  isDone: boolean;
  /** The latest time of the next move; null once no further one is needed. */
  nextBy: Date | null;
  /** All moves are made, and the fish only has to stay until then; null otherwise. */
  staysUntil: Date | null;
  /**
   * The next move is overdue: the parasites may have hatched, and the count begins again with it.
   */
  isLate: boolean;
  /** An earlier move was late, and the count began again with it. */
  isRestarted: boolean;
};

/**
 * The state of a tank transfer at `now`. A late move counts as the beginning of a new course. Four
 * moves are not enough by themselves: a parasite stays on the fish for up to seven days, so quick
 * moves carry it along. A course is done twelve days after it began, if its last move was at most
 * 72 hours before that; by then every parasite has dropped off and was left behind. A second record
 * of a move is not counted: with it, the course would be done three days too early.
 */
export function transferStatus({ startedAt, moves }: TransferCourse, now: Date): TransferStatus {
  const moments = moves.map(({ at }) => new Date(at)).toSorted((a, b) => a.getTime() - b.getTime());
  let begin = new Date(startedAt);
  let last = begin;
  let count = 0;
  let isRestarted = false;
  const end = () => hoursAfter(begin, TRANSFER_LENGTH_HOURS);
  const isLastMade = () => count >= TRANSFER_MOVES && hoursBetween(last, end()) <= TRANSFER_HOURS;
  for (const at of moments) {
    if (isLastMade() && at >= end()) break;
    if (hoursBetween(last, at) < SAME_MOVE_HOURS) continue;
    if (hoursBetween(last, at) <= TRANSFER_HOURS) count += 1;
    else {
      begin = at;
      count = 0;
      isRestarted = true;
    }
    last = at;
  }
  const isDone = isLastMade() && now >= end();
  const nextBy = isLastMade() ? null : hoursAfter(last, TRANSFER_HOURS);
  return {
    moves: count,
    hours: Math.min(TRANSFER_LENGTH_HOURS, Math.max(0, hoursBetween(begin, now))),
    isDone,
    nextBy,
    staysUntil: isLastMade() && !isDone ? end() : null,
    isLate: nextBy !== null && now > nextBy,
    isRestarted,
  };
}

/**
 * Whether a move can be recorded for this time: after the start, up to now, and no recorded move
 * once more. One that was forgotten may come before others.
 */
export function canMoveAt({ startedAt, moves }: TransferCourse, at: Date, now: Date): boolean {
  const hoursSince = (time: string) => hoursBetween(new Date(time), at);
  return (
    at <= now &&
    hoursSince(startedAt) >= SAME_MOVE_HOURS &&
    moves.every((move) => Math.abs(hoursSince(move.at)) >= SAME_MOVE_HOURS)
  );
}

/** The state of a watch. `day` counts from 1; `signOn`: the last day something was seen. */
export type ObservationStatus = {
  day: number;
  isDone: boolean;
  isLookedToday: boolean;
  signOn: string | null;
};

/** The state of a watch on `today`. Its days are counted anew from the last look with a note. */
export function observationStatus(
  { startedOn, days, looks }: ObservationCourse,
  today: string,
): ObservationStatus {
  const signs = looks.flatMap(({ day, note }) => (note === '' ? [] : [day]));
  const signOn = signs.toSorted().at(-1) ?? null;
  const from = signOn !== null && signOn > startedOn ? signOn : startedOn;
  const passed = Math.max(0, daysBetween(from, today));
  return {
    day: passed + 1,
    isDone: passed >= days,
    isLookedToday: looks.some(({ day }) => day === today),
    signOn,
  };
}

/** Whether a course has reached its end, whatever is left to be ticked today. */
export function isCourseDone(treatment: Treatment, today: string, now: Date): boolean {
  if (treatment.kind === 'copper') return copperStatus(treatment, today).phase === 'done';
  if (treatment.kind === 'transfer') return transferStatus(treatment, now).isDone;
  return observationStatus(treatment, today).isDone;
}
