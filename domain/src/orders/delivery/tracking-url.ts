import { type Carrier, CARRIERS } from './delivery.ts';

const PAGES: Record<Carrier, string> = {
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
};

/** The carrier's page for a parcel; null without a number or for an unknown carrier. */
export function trackingUrl(carrier: string | null, number: string): string | null {
  const known = CARRIERS.find((each) => each === carrier);
  // Typed in groups as printed on labels; the carriers' pages take the number without spaces.
  const asked = number.replaceAll(/\s/g, '');
  if (known === undefined || asked === '') return null;
  return `${PAGES[known]}${encodeURIComponent(asked)}`;
}
