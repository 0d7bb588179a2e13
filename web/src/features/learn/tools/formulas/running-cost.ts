/** A device that draws power: its watts, and the hours a day that it runs. */
export type Draw = { watts: number; hours: number };

const HOURS_PER_DAY = 24;
const WATTS_PER_KILOWATT = 1000;
/** The mean month of the Gregorian calendar, in days. */
const DAYS_PER_MONTH = 30.436875;
const DAYS_PER_WEEK = 7;

/** Kilowatt-hours of a month; a device never runs more than 24 hours a day. */
export function monthlyKwh(draws: readonly Draw[]): number {
  const daily = draws.reduce(
    (sum, { watts, hours }) => sum + watts * Math.min(hours, HOURS_PER_DAY),
    0,
  );
  return (daily / WATTS_PER_KILOWATT) * DAYS_PER_MONTH;
}

/** Gallons of new salt water in a month of weekly changes of this share (0 to 1). */
export function monthlyMix(gallons: number, share: number): number {
  return (gallons * share * DAYS_PER_MONTH) / DAYS_PER_WEEK;
}
