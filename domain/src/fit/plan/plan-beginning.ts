import { addDays, daysBetween, type Day } from '@reef/domain/shipping/day';
import { MONTH_DAYS, tankAt, type SavedTank } from '@reef/domain/fit/saved-tank';
import { MAX_TANK_AGE_MONTHS, type Plan, type Tank } from '@reef/domain/fit/tank';

/** The day a plan begins, and the tank as it is on that day. */
type PlanBeginning = { begin: Day; tank: Tank };

/** An age in months is days by a division, so its days are whole but for this. */
const ROUNDING_DAYS = 1e-6;

/**
 * A plan counts its days from the day it begins, so the tank's age is that of this day, whenever the
 * page is looked at. It begins on the chosen day, but not before the tank is filled. The age has its
 * fraction: whole months would move the plan by weeks from one day to the next.
 */
export function planBeginning(tank: SavedTank, chosen: Day): PlanBeginning {
  const { started_on: filled } = tank;
  const begin = filled !== null && filled > chosen ? filled : chosen;
  const water = tankAt(tank, new Date(`${begin}T12:00:00Z`));
  if (filled === null || water.age_months === null) return { begin, tank: water };
  const age_months = Math.min(daysBetween(filled, begin) / MONTH_DAYS, MAX_TANK_AGE_MONTHS);
  return { begin, tank: { ...water, age_months } };
}

/** The same for a shared plan, whose tank has the age of the plan's own day. */
export function sharedBeginning({ tank, start_on: shared }: Plan, chosen: Day): PlanBeginning {
  const { age_months: age } = tank;
  if (age === null) return { begin: chosen, tank };
  const moved = age + daysBetween(shared, chosen) / MONTH_DAYS;
  if (moved < 0) {
    const filled = addDays(shared, -Math.ceil(age * MONTH_DAYS - ROUNDING_DAYS));
    return { begin: filled, tank: { ...tank, age_months: 0 } };
  }
  return { begin: chosen, tank: { ...tank, age_months: Math.min(moved, MAX_TANK_AGE_MONTHS) } };
}
