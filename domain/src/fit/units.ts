/** Liters in a US gallon, by definition. */
export const LITERS_PER_GALLON = 3.785411784;
/** Centimeters in an inch, by definition. */
export const CM_PER_INCH = 2.54;

const FREEZING_F = 32;
const F_PER_C = 9 / 5;

/** US gallons to liters. */
export function toLiters(gallons: number): number {
  return gallons * LITERS_PER_GALLON;
}

/** Liters to US gallons. */
export function toGallons(liters: number): number {
  return liters / LITERS_PER_GALLON;
}

/** Inches to centimeters. */
export function toCentimeters(inches: number): number {
  return inches * CM_PER_INCH;
}

/** Centimeters to inches. */
export function toInches(centimeters: number): number {
  return centimeters / CM_PER_INCH;
}

/** °F to °C. */
export function toCelsius(fahrenheit: number): number {
  return (fahrenheit - FREEZING_F) / F_PER_C;
}

/** °C to °F. */
export function toFahrenheit(celsius: number): number {
  return celsius * F_PER_C + FREEZING_F;
}

const CUBIC_INCHES_PER_GALLON = 231;

/** US gallons of a box with these inner sides in inches. */
export function boxGallons(length: number, width: number, height: number): number {
  return (length * width * height) / CUBIC_INCHES_PER_GALLON;
}
