import type { Carrier } from './delivery.ts';

/** Letters and digits of typed or scanned text: no spaces or hyphens, upper case. */
function bare(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

/** UPS: letters count as (code − 63) mod 10, every second digit doubled, the last one checks. */
function isUps(code: string): boolean {
  if (!/^1Z[0-9A-Z]{15}\d$/.test(code)) return false;
  const places = Array.from(code.slice(2, -1), (sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10,
  );
  const sum = places.reduce((total, value, at) => total + value * (at % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}

/** USPS: weights 3 and 1 from the right, up to the next multiple of ten (Publication 199). */
function isUspsDomestic(code: string): boolean {
  if (!/^9[1-5]\d{18,20}$/.test(code)) return false;
  const digits = digitsOf(code).toReversed();
  const [check = 0, ...rest] = digits;
  const sum = rest.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** The Universal Postal Union's S10: two letters, eight digits, a check digit, the country. */
function isUspsInternational(code: string): boolean {
  if (!/^[A-Z]{2}\d{9}US$/.test(code)) return false;
  const digits = digitsOf(code.slice(2, 11));
  const sum = S10_WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  const rest = 11 - (sum % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return digits[8] === check;
}

/** FedEx's modulo 11: before the check digit, from the right, weights 1, 3, 7 in turn. */
function hasFedExCheck(code: string): boolean {
  const [check = 0, ...rest] = digitsOf(code).toReversed();
  const sum = rest.reduce((total, digit, at) => total + digit * ([1, 3, 7][at % 3] ?? 0), 0);
  return (sum % 11) % 10 === check;
}

/** FedEx Express, and Ground since it uses the same numbers: 12 digits. */
function isFedExExpress(code: string): boolean {
  return /^\d{12}$/.test(code) && hasFedExCheck(code);
}

/** Former FedEx Ground: 15 digits, weights 3 and 1 from the right before the check digit. */
function isFedExGround(code: string): boolean {
  if (!/^\d{15}$/.test(code)) return false;
  const [check = 0, ...rest] = digitsOf(code).toReversed();
  const sum = rest.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/**
 * FedEx's label of 34 digits: Express begins with 0 to 8, Ground with 96; both end with 14 places
 * for the number, which today has 12 digits with zeros before them.
 */
function inFedEx34(code: string): string | null {
  const places = /^(?:[0-8]\d{19}|96\d{18})(\d{14})$/.exec(code)?.[1];
  if (places === undefined || !hasFedExCheck(places)) return null;
  return places.replace(/^00/, '');
}

/** Ground's older label of 22: 96, container, service, then shipper, parcel and check digit. */
function inFedEx96(code: string): string | null {
  const number = /^96\d{5}(\d{15})$/.exec(code)?.[1];
  return number !== undefined && isFedExGround(number) ? number : null;
}

/** USPS: 420, the destination's ZIP code of 5 or 9 digits, then the number. */
function inUspsRouting(code: string): string | null {
  return /^420(?:\d{5}|\d{9})(9[1-5]\d{20})$/.exec(code)?.[1] ?? null;
}

/** The number alone, of typed or scanned text. `carrier` is null if no carrier has its form. */
type RecognizedNumber = { number: string; carrier: Carrier | null };

function ofNumber(number: string): RecognizedNumber {
  if (isUps(number)) return { number, carrier: 'UPS' };
  if (isUspsDomestic(number) || isUspsInternational(number)) return { number, carrier: 'USPS' };
  if (isFedExExpress(number) || isFedExGround(number)) return { number, carrier: 'FedEx' };
  return { number, carrier: null };
}

/**
 * Finds the carrier of a tracking number by its form and check digit. Ignores spaces and hyphens,
 * and cuts the longer barcodes of labels down to the number inside.
 */
export function recognizeTracking(text: string): RecognizedNumber {
  const code = bare(text);
  // Checked before FedEx: with a ZIP code of 9 digits it has 34 digits too.
  const usps = inUspsRouting(code);
  if (usps !== null && isUspsDomestic(usps)) return { number: usps, carrier: 'USPS' };
  const fedEx = inFedEx34(code) ?? inFedEx96(code);
  if (fedEx !== null) return { number: fedEx, carrier: 'FedEx' };
  return ofNumber(usps ?? code);
}
