import type {
  CopperCourse,
  ObservationCourse,
  TransferCourse,
  Treatment,
} from '#state/tank-log/tank-log.ts';
import { hoursAfter, hoursBetween } from '#features/learn/keeping/hours.ts';
import { daysBetween } from '@reef/domain/shipping/day';

/*
 * Where a course of treatment stands. The rules are those of the disease guides: copper by Yanong,
 * "Cryptocaryon irritans Infections in Fish" (UF/IFAS FA164), and Noga, "Fish Disease"; transfers
 * by Colorni, Diseases of Aquatic Organisms 1 (1985).
 */

/** Longest stay in one tank, and how many moves make a course. */
export const TRANSFER_HOURS = 72;
export const TRANSFER_MOVES = 4;

/** Where copper stands. */
export type CopperStatus = {
  /** `raising`: not at the level, or fallen below it; `done`: held long enough. */
  phase: 'raising' | 'holding' | 'done';
  /** Days at the level since it was last below it; a day without a test is not one of them. */
  held: number;
  /** Days since the count began, before today, on which nobody tested. */
  untested: number;
  isTestedToday: boolean;
  /** The last reading lies above the highest level. */
  isHigh: boolean;
  /** The day of the last reading below the level, once the level had been reached. */
  brokenOn: string | null;
};

/**
 * Where copper stands. Any reading below the level sets the count to zero; a day that was not
 * tested does not count, because its level is not known.
 * @param today `YYYY-MM-DD` on the visitor's calendar.
 */
export function copperStatus(
  { tests, low, high, days }: CopperCourse,
  today: string,
): CopperStatus {
  const ordered = tests.toSorted((a, b) => a.day.localeCompare(b.day));
  let held = new Set<string>();
  let brokenOn: string | null = null;
  for (const { day, ppm } of ordered) {
    if (ppm >= low) held.add(day);
    else if (held.size > 0) {
      held = new Set();
      brokenOn = day;
    }
  }
  const [first] = held;
  const last = ordered.at(-1);
  const tested = new Set(ordered.map(({ day }) => day));
  const before = first === undefined ? 0 : Math.max(0, daysBetween(first, today));
  const testedBefore = [...tested].filter(
    (day) => first !== undefined && day >= first && day < today,
  );
  const phase = held.size >= days ? 'done' : held.size > 0 ? 'holding' : 'raising';
  return {
    phase,
    held: held.size,
    untested: phase === 'done' ? 0 : before - testedBefore.length,
    isTestedToday: tested.has(today),
    isHigh: last !== undefined && last.ppm > high,
    brokenOn,
  };
}

/** Where tank transfer stands. */
export type TransferStatus = {
  /** Moves in a row that came in time. */
  moves: number;
  isDone: boolean;
  /** The latest moment of the next move; null once done. */
  nextBy: Date | null;
  /** The next move is overdue: the parasites may have hatched, and the count begins again with it. */
  isLate: boolean;
  /** An earlier move came late, and the count began again with it. */
  isRestarted: boolean;
};

/** Where tank transfer stands at `now`. A late move counts as the beginning of a new course. */
export function transferStatus({ startedAt, moves }: TransferCourse, now: Date): TransferStatus {
  const moments = moves.map(({ at }) => new Date(at)).toSorted((a, b) => a.getTime() - b.getTime());
  let last = new Date(startedAt);
  let count = 0;
  let isRestarted = false;
  for (const at of moments) {
    if (count >= TRANSFER_MOVES) break;
    if (hoursBetween(last, at) <= TRANSFER_HOURS) count += 1;
    else {
      count = 0;
      isRestarted = true;
    }
    last = at;
  }
  const isDone = count >= TRANSFER_MOVES;
  const nextBy = isDone ? null : hoursAfter(last, TRANSFER_HOURS);
  return { moves: count, isDone, nextBy, isLate: nextBy !== null && now > nextBy, isRestarted };
}

/** Where a watch stands. `day` counts from 1. */
export type ObservationStatus = { day: number; isDone: boolean; isLookedToday: boolean };

/** Where a watch stands on `today`. */
export function observationStatus(
  { startedOn, days, looks }: ObservationCourse,
  today: string,
): ObservationStatus {
  const passed = Math.max(0, daysBetween(startedOn, today));
  return {
    day: passed + 1,
    isDone: passed >= days,
    isLookedToday: looks.some(({ day }) => day === today),
  };
}

/** Whether a course has reached its end, whatever is left to be ticked today. */
export function isCourseDone(treatment: Treatment, today: string, now: Date): boolean {
  if (treatment.kind === 'copper') return copperStatus(treatment, today).phase === 'done';
  if (treatment.kind === 'transfer') return transferStatus(treatment, now).isDone;
  return observationStatus(treatment, today).isDone;
}
