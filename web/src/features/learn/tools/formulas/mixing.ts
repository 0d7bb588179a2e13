import { salinityOf, specificGravityOf } from './seawater.ts';

/*
 * Salt and water, mixed. Salinity in ppt (grams of salt in a kilogram of seawater). Volumes are
 * assumed to add up, which is true within half a percent for water of a reef's salinities.
 */

/** The sea's salinity, and the basis of a salt bag's grams for one liter of pure water. */
const SEA_PPT = 35;
const PPT = 1000;

/** Grams of salt on each kilogram of pure water at this salinity. */
function saltRatio(ppt: number): number {
  return ppt / (PPT - ppt);
}

/**
 * Grams of a bagged salt for this much pure water.
 * @param gramsPerLiter what the bag says for 35 ppt; salts hold different amounts of water.
 */
export function saltGrams(liters: number, ppt: number, gramsPerLiter: number): number {
  return liters * gramsPerLiter * (saltRatio(ppt) / saltRatio(SEA_PPT));
}

/** A value after some of the water was changed. @param share 0 to 1. */
export function afterChange(before: number, fresh: number, share: number): number {
  return before + share * (fresh - before);
}

/** No keeper plans further ahead than a year of weekly changes. */
const MAX_CHANGES = 52;

/** The values after each of a number of equal changes, in order. */
export function changeSeries(
  before: number,
  fresh: number,
  share: number,
  count: number,
): readonly number[] {
  const values: number[] = [];
  let value = before;
  for (let at = 0; at < count; at += 1) {
    value = afterChange(value, fresh, share);
    values.push(value);
  }
  return values;
}

/** How many equal changes reach `target` from above or below; null if they never do. */
export function changesTo(
  before: number,
  fresh: number,
  share: number,
  target: number,
): number | null {
  const isDown = target < before;
  const isThere = (value: number) => (isDown ? value <= target : value >= target);
  if (isThere(before) && target === before) return 0;
  const at = changeSeries(before, fresh, share, MAX_CHANGES).findIndex(isThere);
  return at === -1 ? null : at + 1;
}

/** A day of a correction of salinity: the volume that is replaced, and the result. */
export type SalinityStep = { swap: number; specificGravity: number };

export type SalinityPlan =
  | { kind: 'off-range' }
  | { kind: 'same' }
  | { kind: 'impossible' }
  | { kind: 'too-much' }
  | { kind: 'steps'; steps: readonly SalinityStep[] };

/** Kits show no less than this. */
const SAME_SG = 0.0002;
/** Half of the last of four decimals: the sea's own value, typed, is not above the sea's. */
const TYPED_SLACK_SG = 0.00005;
const ROUNDING_SLACK = 1e-9;
/**
 * More new water than this in a day is a shock of its own: temperature, pH and alkalinity jump with
 * it.
 */
const MAX_SHARE_PER_DAY = 0.5;

/**
 * A correction of salinity by exchange, at most `perDay` SG each day. All readings at `celsius`.
 * `swap` is in the unit of `volume`.
 * @param replacement specific gravity of the new water; 1 for pure water.
 * @param reef the fastest change in a day, and the lowest target.
 * @returns `off-range` if the target is below that or above the sea's; `impossible` if the replacement cannot lead to the target, or a reading is no seawater;
 * `too-much` if it would take more than half of the water in a day.
 */
export function salinityPlan(
  volume: number,
  { from, to, replacement }: { from: number; to: number; replacement: number },
  reef: { perDay: number; lowest: number },
  celsius: number,
): SalinityPlan {
  const highest = specificGravityOf(SEA_PPT, celsius);
  if (to < reef.lowest - TYPED_SLACK_SG || to > highest + TYPED_SLACK_SG)
    return { kind: 'off-range' };
  if (Math.abs(to - from) < SAME_SG) return { kind: 'same' };
  const days = Math.max(1, Math.ceil(Math.abs(to - from) / reef.perDay - ROUNDING_SLACK));
  const fresh = salinityOf(replacement, celsius);
  const steps: SalinityStep[] = [];
  for (let day = 1; day <= days; day += 1) {
    const specificGravity = from + ((to - from) * day) / days;
    const now = salinityOf(from + ((to - from) * (day - 1)) / days, celsius);
    const then = salinityOf(specificGravity, celsius);
    if (fresh === null || now === null || then === null || now === fresh)
      return { kind: 'impossible' };
    const share = (then - now) / (fresh - now);
    if (share <= 0 || share > 1) return { kind: 'impossible' };
    steps.push({ swap: volume * share, specificGravity });
  }
  const most = volume * MAX_SHARE_PER_DAY;
  return steps.some(({ swap }) => swap > most) ? { kind: 'too-much' } : { kind: 'steps', steps };
}
