import { recognizeTracking } from '@reef/domain/orders/delivery/tracking-number';

/** Shorter codes on a parcel are not tracking numbers, longer ones are more than one. */
const UNKNOWN = /^[0-9A-Z]{9,40}$/;

/**
 * The parcel's number among the several codes on its label: the one with the form and check digit
 * of a carrier's numbers; null if there is none.
 * @param takesUnknown after some looks: the longest code that may be a number at all.
 */
export function numberAmong(codes: readonly string[], takesUnknown: boolean): string | null {
  const read = codes.map(recognizeTracking);
  const known = read.find(({ carrier }) => carrier !== null);
  if (known !== undefined || !takesUnknown) return known?.number ?? null;
  const [longest] = read
    .map(({ number }) => number)
    .filter((number) => UNKNOWN.test(number))
    .toSorted((one, other) => other.length - one.length);
  return longest ?? null;
}
