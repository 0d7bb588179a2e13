import { recognizeTracking } from '@reef/domain/orders/delivery/tracking-number';

/** Shorter codes on a parcel are not tracking numbers, longer ones are more than one. */
const UNKNOWN = /^[0-9A-Z]{9,40}$/;

/**
 * What labels print beside the number to sort by: 420 and the destination's ZIP code of 5 or 9
 * digits. One in ten of the longer ones has a FedEx number's check digit.
 */
const SORTING = /^420(?:\d{5}|\d{9})$/;

function isSorting(code: string): boolean {
  return SORTING.test(code.replaceAll(/[^0-9A-Z]/gi, ''));
}

/**
 * The parcel's number among the several codes on its label: the one with the form and check digit
 * of a carrier's numbers; null if there is none.
 * @param takesUnknown after some looks: the longest code that may be a number at all.
 */
export function numberAmong(codes: readonly string[], takesUnknown: boolean): string | null {
  const read = codes.filter((code) => !isSorting(code)).map(recognizeTracking);
  const known = read.find(({ carrier }) => carrier !== null);
  if (known !== undefined || !takesUnknown) return known?.number ?? null;
  const [longest] = read
    .map(({ number }) => number)
    .filter((number) => UNKNOWN.test(number))
    .toSorted((one, other) => other.length - one.length);
  return longest ?? null;
}
