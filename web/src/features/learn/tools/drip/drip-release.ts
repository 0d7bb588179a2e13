/** Whether the animal may leave the bucket, by the measured specific gravity of both waters. */
export type Release = 'unmeasured' | 'match' | 'continue' | 'too-far';

/** Differences of specific gravity: `match` is the most at release, `session` the most for a drip. */
export type ReleaseLimits = { match: number; session: number };

/** Refractometers show specific gravity to four decimals at best; sums are made in this unit. */
const STEPS_PER_SG = 10_000;

/** The range of a refractometer for sea water. */
const SG_MIN = 1;
export const SG_MAX = 1.04;

/** The typed specific gravity, or null if a refractometer could not show it. */
export function measuredGravity(value: number | null): number | null {
  return value !== null && value >= SG_MIN && value <= SG_MAX ? value : null;
}

/** The difference of two specific gravities, without floating-point noise. */
export function gravityDifference(bucket: number, tank: number): number {
  return Math.round(Math.abs(bucket - tank) * STEPS_PER_SG) / STEPS_PER_SG;
}

/**
 * Whether the animal may be released; never without two measurements. Before the drip the bucket is
 * the bag itself, and `continue` says that it may be dripped.
 * @param bag its water before the first drip: what was diluted since is still a jump for the
 * animal.
 */
export function releaseOf(
  bucket: number | null,
  tank: number | null,
  limits: ReleaseLimits,
  bag: number | null = bucket,
): Release {
  if (bucket === null || tank === null) return 'unmeasured';
  const difference = gravityDifference(bucket, tank);
  const jump = gravityDifference(bag ?? bucket, tank);
  if (Math.max(difference, jump) > limits.session) return 'too-far';
  return difference <= limits.match ? 'match' : 'continue';
}
