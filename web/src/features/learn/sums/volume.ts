import { LITRES_PER_GALLON, type Span } from '#features/learn/tools/tank-sums.ts';

const CUBIC_CM_PER_LITER = 1000;
const CM_PER_INCH = 2.54;
const KG_PER_LB = 0.45359237;

/**
 * What a kilogram of reef rock pushes aside, in liters. Coral rock is aragonite, 2.93 kg a liter
 * (Anthony and others, Handbook of Mineralogy). At most its pores all fill with water; where half
 * of the rock is pores that stay closed, it takes twice the room.
 */
const ROCK_LITERS_PER_KG: Span = { low: 1 / 2.93, high: 2 / 2.93 };

/** Share of a bed of sand that is grain: sands hold 25 to 50 % pores (Freeze and Cherry, 1979). */
const SAND_SOLID: Span = { low: 0.5, high: 0.75 };

/** Inner measures in inches, and what stands in the tank. */
export type FilledTank = {
  length: number;
  width: number;
  height: number;
  /** Between water and rim, in inches. */
  gap: number;
  sandDepth: number;
  rockLb: number;
  /** Water in the sump while the pumps run, in gallons. */
  sumpGallons: number;
};

function gallonsOf(length: number, width: number, depth: number): number {
  return (length * width * depth * CM_PER_INCH ** 3) / CUBIC_CM_PER_LITER / LITRES_PER_GALLON;
}

/** Gallons to the rim, and of water in tank and sump; null where sand and gap leave no water. */
export function netVolume(tank: FilledTank): { gross: number; net: Span } | null {
  const { length, width, height, gap, sandDepth, rockLb, sumpGallons } = tank;
  const gross = gallonsOf(length, width, height);
  const filled = gallonsOf(length, width, height - gap);
  const sand = gallonsOf(length, width, sandDepth);
  const rock = (rockLb * KG_PER_LB) / LITRES_PER_GALLON;
  const low = filled - sand * SAND_SOLID.high - rock * ROCK_LITERS_PER_KG.high + sumpGallons;
  const high = filled - sand * SAND_SOLID.low - rock * ROCK_LITERS_PER_KG.low + sumpGallons;
  return height - gap <= sandDepth || low <= sumpGallons ? null : { gross, net: { low, high } };
}

/** Gallons that leave a tank of this footprint as its level falls by `drop`, all in inches. */
export function evaporated(length: number, width: number, drop: number): number {
  return gallonsOf(length, width, drop);
}

/**
 * Salinity after water has left and salt has stayed. Any unit that counts from zero, such as ppt.
 * @returns null where as much as the whole volume would have left.
 */
export function salinityAfterLoss(salinity: number, volume: number, lost: number): number | null {
  return lost >= volume ? null : (salinity * volume) / (volume - lost);
}
