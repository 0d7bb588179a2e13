import * as z from 'zod/mini';

/** One test of the water, in ppm. `isDosed`: ammonia was added right after it. */
export const Reading = z.object({
  id: z.string(),
  day: z.iso.date(),
  ammonia: z.number().check(z.gte(0), z.lte(100)),
  nitrite: z.number().check(z.gte(0), z.lte(100)),
  nitrate: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
  isDosed: z.boolean(),
});
export type Reading = z.infer<typeof Reading>;

export const Readings = z.array(Reading);
export const READINGS_KEY = 'reef-cycle-readings';

/** Where a cycle stands. */
export type CycleStage =
  | 'empty'
  | 'not-started'
  | 'ammonia'
  | 'nitrite'
  | 'prove'
  | 'proved-once'
  | 'cycled';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Kits cannot tell less from nothing. */
const TRACE_PPM = 0.1;

/** The readings in order of their day; of one day, in the order they were made. */
export function inOrder(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Whole days between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function isClear({ ammonia, nitrite }: Reading): boolean {
  return ammonia < TRACE_PPM && nitrite < TRACE_PPM;
}

/** How many times in a row, up to the last reading, a dose was gone a day later. */
function proofs(ordered: readonly Reading[]): number {
  let count = 0;
  for (let at = ordered.length - 1; at > 0; at -= 1) {
    const reading = ordered[at];
    const before = ordered[at - 1];
    if (reading === undefined || before === undefined) break;
    const isNextDay = daysBetween(before.day, reading.day) <= 1;
    if (!isClear(reading) || !before.isDosed || !isNextDay) break;
    count += 1;
  }
  return count;
}

/**
 * What the readings say about the cycle. It has finished when a dose of ammonia is gone, and the
 * nitrite it becomes too, a day later, twice in a row; no other sign counts.
 */
export function cycleStage(readings: readonly Reading[]): CycleStage {
  const ordered = inOrder(readings);
  const last = ordered.at(-1);
  if (last === undefined) return 'empty';
  const passed = proofs(ordered);
  if (passed >= 2) return 'cycled';
  if (passed === 1) return 'proved-once';
  if (last.nitrite >= TRACE_PPM) return 'nitrite';
  if (last.ammonia >= TRACE_PPM) return 'ammonia';
  const hasBegun = ordered.some((reading) => !isClear(reading) || reading.isDosed);
  return hasBegun ? 'prove' : 'not-started';
}
