/** Liters in a US gallon, by definition. */
export const LITERS_PER_GALLON = 3.785411784;
/** Centimeters in an inch, by definition. */
export const CM_PER_INCH = 2.54;
/** Kilograms in a pound, by definition. */
export const KG_PER_LB = 0.45359237;

/** US gallons to liters. */
export function toLiters(gallons: number): number {
  return gallons * LITERS_PER_GALLON;
}

/** Inches to centimeters. */
export function toCentimeters(inches: number): number {
  return inches * CM_PER_INCH;
}

/** Pounds to kilograms. */
export function toKilograms(pounds: number): number {
  return pounds * KG_PER_LB;
}

const CUBIC_INCHES_PER_GALLON = 231;

/** US gallons of a box with these inner sides in inches. */
export function boxGallons(length: number, width: number, height: number): number {
  return (length * width * height) / CUBIC_INCHES_PER_GALLON;
}
