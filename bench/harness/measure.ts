import * as z from 'zod';

/** One line of the table: a budget, its goal, what was measured, and how far off that is. */
export const Measure = z.object({
  what: z.string(),
  goal: z.string(),
  measured: z.string(),
  /** The floor or peer of the same run; empty where a count stands by itself. */
  beside: z.string(),
  /** How far off, in words; `met` and `missed` begin with just that. */
  verdict: z.string(),
});
export type Measure = z.infer<typeof Measure>;

type Claim = { what: string; value: number; limit: number; unit: string; beside?: string };

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

/** A budget that must not be exceeded. */
export function atMost(claim: Claim): Measure {
  const { value, limit, unit } = claim;
  const isMet = value <= limit;
  if (limit === 0) return lineOf(claim, '=', isMet, isMet ? '' : `, by ${withUnit(value, unit)}`);
  return lineOf(claim, '≤', isMet, `, ${shown(value / limit)} × the goal`);
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
