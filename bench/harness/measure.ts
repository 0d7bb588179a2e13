import * as z from 'zod';

/** One line of the table: a budget, its goal, what was measured, and how far off that is. */
export const Measure = z.object({
  what: z.string(),
  goal: z.string(),
  measured: z.string(),
  /** The floor or peer of the same run; empty where a count stands by itself. */
  beside: z.string(),
  /** How far off, in words; begins with `met`, `missed` or `at a wall`. */
  verdict: z.string(),
});
export type Measure = z.infer<typeof Measure>;

/**
 * What the same run shows to be needed at the least, by something that does only what cannot be
 * left out.
 */
type Floor = { value: number; what: string };

type Claim = {
  what: string;
  value: number;
  limit: number;
  unit: string;
  beside?: string;
  floor?: Floor;
};

/** A value within so much of a floor is at the wall that the floor is. */
const AT_THE_WALL = 1.25;

/** A number as the table shows it: whole from 100 on, else at most three digits. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toString();
  return Number(value.toPrecision(3)).toString();
}

function withUnit(value: number, unit: string): string {
  return unit === '' ? shown(value) : `${shown(value)} ${unit}`;
}

function lineOf(claim: Claim, sign: string, isMet: boolean, off: string): Measure {
  const { what, value, limit, unit, beside = '' } = claim;
  const goal = `${sign} ${withUnit(limit, unit)}`;
  const verdict = `${isMet ? 'met' : 'missed'}${off}`;
  return { what, goal, measured: withUnit(value, unit), beside, verdict };
}

/** What stands in a budget's way: a floor that exceeds the goal itself. */
function wallOf({
  value,
  limit,
  unit,
  floor,
}: Claim): { isReached: boolean; words: string } | null {
  if (floor === undefined || floor.value <= limit) return null;
  const ratio = value / floor.value;
  const words = `${floor.what}, is ${withUnit(floor.value, unit)}; ${shown(ratio)} × that`;
  return { isReached: ratio <= AT_THE_WALL, words };
}

/**
 * A budget that must not be exceeded. Where its floor exceeds the goal it cannot be met: it is then
 * at a wall, or missed by more than that.
 */
export function atMost(claim: Claim): Measure {
  const { value, limit, unit } = claim;
  const isMet = value <= limit;
  if (limit === 0) return lineOf(claim, '=', isMet, isMet ? '' : `, by ${withUnit(value, unit)}`);
  const off = `, ${shown(value / limit)} × the goal`;
  const wall = isMet ? null : wallOf(claim);
  if (wall === null) return lineOf(claim, '≤', isMet, off);
  const line = lineOf(claim, '≤', isMet, `${off}; its floor, ${wall.words}`);
  return wall.isReached ? { ...line, verdict: `at a wall: its floor, ${wall.words}` } : line;
}

/** A budget that must be reached. */
export function atLeast(claim: Claim): Measure {
  const { value, limit, unit } = claim;
  const isMet = value >= limit;
  return lineOf(claim, '≥', isMet, isMet ? '' : `, by ${withUnit(limit - value, unit)}`);
}

/** Something that holds or does not. */
export function holds(
  what: string,
  goal: string,
  found: { isMet: boolean; measured: string; beside?: string },
): Measure {
  const { isMet, measured, beside = '' } = found;
  return { what, goal, measured, beside, verdict: isMet ? 'met' : 'missed' };
}

/** A number without a budget, for the reader. */
export function noted(what: string, measured: string, beside = ''): Measure {
  return { what, goal: '', measured, beside, verdict: '' };
}
