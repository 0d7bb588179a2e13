/**
 * Density of seawater at the surface by the International Equation of State of 1980 (EOS-80):
 * Millero and Poisson, Deep-Sea Research 28A (1981) 625; UNESCO Technical Papers in Marine
 * Science 44 (1983). Salinity in ppt (practical salinity), temperature in °C. It was fitted for 0 to
 * 42 ppt and -2 to 40 °C.
 */

/** Pure water in kg/m³ (Bigg 1967, as in UNESCO 44). */
function pureWaterDensity(t: number): number {
  return (
    999.842594 +
    6.793952e-2 * t -
    9.09529e-3 * t ** 2 +
    1.001685e-4 * t ** 3 -
    1.120083e-6 * t ** 4 +
    6.536332e-9 * t ** 5
  );
}

/** Seawater in kg/m³, at one atmosphere. */
export function seawaterDensity(salinityPpt: number, celsius: number): number {
  const t = celsius;
  const s = salinityPpt;
  const a =
    8.24493e-1 - 4.0899e-3 * t + 7.6438e-5 * t ** 2 - 8.2467e-7 * t ** 3 + 5.3875e-9 * t ** 4;
  const b = -5.72466e-3 + 1.0227e-4 * t - 1.6546e-6 * t ** 2;
  return pureWaterDensity(t) + a * s + b * s ** 1.5 + 4.8314e-4 * s ** 2;
}

/** The highest salinity for which the equation was fitted. */
export const SALINITY_MAX_PPT = 42;
/** The lowest temperature that the converter takes; the equation goes down to -2 °C. */
export const CELSIUS_MIN = 0;
/** The highest temperature for which the equation was fitted. */
export const CELSIUS_MAX = 40;

/** Specific gravity: density over that of pure water at the same temperature. */
export function specificGravityOf(salinityPpt: number, celsius: number): number {
  return seawaterDensity(salinityPpt, celsius) / seawaterDensity(0, celsius);
}

/** Salinity in ppt of a specific gravity, or null outside the equation's range. */
export function salinityOf(specificGravity: number, celsius: number): number | null {
  if (specificGravity < 1 || specificGravity > specificGravityOf(SALINITY_MAX_PPT, celsius)) {
    return null;
  }
  let low = 0;
  let high = SALINITY_MAX_PPT;
  // Density grows with salinity, and 40 halvings leave less than 1e-10 ppt.
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (specificGravityOf(middle, celsius) < specificGravity) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** °F as °C. */
export function celsiusOf(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}
