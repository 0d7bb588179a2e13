import { boxGallons, CM_PER_INCH, LITERS_PER_GALLON, toKilograms } from '@reef/domain/fit/units';
import type { Span } from './amounts.ts';

/** Inner measures of a tank, all in the same unit. */
export type TankMeasures = { length: number; width: number; height: number };

/** Volume in US gallons of a tank filled to the rim. */
export function tankGallons(measures: TankMeasures, unit: 'in' | 'cm'): number {
  const scale = unit === 'in' ? 1 : 1 / CM_PER_INCH;
  const { length, width, height } = measures;
  return boxGallons(length * scale, width * scale, height * scale);
}

/**
 * What a kilogram of reef rock displaces, in liters. Coral rock is aragonite, 2.93 kg a liter
 * (Anthony and others, Handbook of Mineralogy). At best all its pores fill with water; if half of
 * the rock is closed pores, it takes twice the room.
 */
const ROCK_LITERS_PER_KG: Span = { low: 1 / 2.93, high: 2 / 2.93 };

/**
 * The fraction of a sand bed that is grain: sands hold 25 to 50 % pores (Freeze and Cherry, 1979).
 */
const SAND_SOLID: Span = { low: 0.5, high: 0.75 };

/** Inner measures in inches, and the rock and sand in the tank. */
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

/** Gallons to the rim, and of water in tank and sump; null if sand and gap leave no water. */
export function netVolume(tank: FilledTank): { gross: number; net: Span } | null {
  const { length, width, height, gap, sandDepth, rockLb, sumpGallons } = tank;
  const gross = boxGallons(length, width, height);
  const filled = boxGallons(length, width, height - gap);
  const sand = boxGallons(length, width, sandDepth);
  const rock = toKilograms(rockLb) / LITERS_PER_GALLON;
  const low = filled - sand * SAND_SOLID.high - rock * ROCK_LITERS_PER_KG.high + sumpGallons;
  const high = filled - sand * SAND_SOLID.low - rock * ROCK_LITERS_PER_KG.low + sumpGallons;
  return height - gap <= sandDepth || low <= sumpGallons ? null : { gross, net: { low, high } };
}

/**
 * Salinity after water has left and salt has stayed. Any unit that counts from zero, such as ppt.
 * @returns null if as much as the whole volume would have left.
 */
export function salinityAfterLoss(salinity: number, volume: number, lost: number): number | null {
  return lost >= volume ? null : (salinity * volume) / (volume - lost);
}
