import * as z from 'zod';

/** One line of the table: a budget, its goal, what was measured, and the verdict. */
export const Measure = z.object({
  what: z.string(),
  goal: z.string(),
  measured: z.string(),
  /** The baseline or peer of the same run; empty if there is none. */
  beside: z.string(),
  /** Begins with `met`, `missed` or `limited by the baseline`; says how far off. */
  verdict: z.string(),
});
export type Measure = z.infer<typeof Measure>;

/**
 * The minimum that the same run shows to be possible, measured with something that does only what
 * is indispensable.
 */
export type Baseline = { value: number; what: string };

type Claim = {
  what: string;
  value: number;
  limit: number;
  unit: string;
  beside?: string;
  baseline?: Baseline | undefined;
};

/** A value within this factor of its baseline is limited by it. */
const LIMITED_WITHIN = 1.25;

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

/** How a value compares with its baseline, if that exceeds the goal itself. */
function limitOf({
  value,
  limit,
  unit,
  baseline,
}: Claim): { isLimited: boolean; what: string; is: string } | null {
  if (baseline === undefined || baseline.value <= limit) return null;
  const ratio = value / baseline.value;
  const is = `is ${withUnit(baseline.value, unit)}; ${shown(ratio)} × that`;
  return { isLimited: ratio <= LIMITED_WITHIN, what: baseline.what, is };
}

/**
 * A budget that must not be exceeded. If its baseline exceeds the goal, it cannot be met: it is
 * then limited by the baseline, or missed by more than that.
 */
export function atMost(claim: Claim): Measure {
  const { value, limit, unit } = claim;
  const isMet = value <= limit;
  if (limit === 0) return lineOf(claim, '=', isMet, isMet ? '' : `, by ${withUnit(value, unit)}`);
  const off = `, ${shown(value / limit)} × the goal`;
  const compared = isMet ? null : limitOf(claim);
  if (compared === null) return lineOf(claim, '≤', isMet, off);
  const { isLimited, what, is } = compared;
  const line = lineOf(claim, '≤', isMet, `${off}; its baseline, ${what}, ${is}`);
  return isLimited ? { ...line, verdict: `limited by the baseline: ${what} ${is}` } : line;
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

/** A number without a budget, for information. */
export function noted(what: string, measured: string, beside = ''): Measure {
  return { what, goal: '', measured, beside, verdict: '' };
}
