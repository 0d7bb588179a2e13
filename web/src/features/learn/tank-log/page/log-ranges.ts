import {
  alkalinity,
  ammonia,
  calcium,
  magnesium,
  nitrate,
  nitrite,
  ph,
  phosphate,
  reefTemperature,
  specificGravity,
} from 'virtual:reef-content/care-figures';
import type { ParameterName } from '#state/tank-log/tank-log.ts';

/** A reef's ranges, from the one table of care figures. */
export const REEF_RANGES: Readonly<
  Record<ParameterName, { low: number; high: number; text: string }>
> = {
  alkalinity,
  calcium,
  magnesium,
  nitrate,
  phosphate,
  ph,
  salinity: specificGravity,
  temperature: reefTemperature,
  ammonia,
  nitrite,
};

/** Kits of these cannot distinguish less than this from nothing, in ppm. */
const TRACE_PPM = 0.1;

/** Whether a value is inside the range of a reef, or on which side of it. */
export function sideOf(parameter: ParameterName, value: number): 'below' | 'inside' | 'above' {
  const { low, high } = REEF_RANGES[parameter];
  if (value < low) return 'below';
  const most = high === 0 ? TRACE_PPM : high;
  return value > most ? 'above' : 'inside';
}
