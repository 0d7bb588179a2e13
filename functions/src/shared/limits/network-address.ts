import ipaddr from 'ipaddr.js';

/** The 16-bit groups of an IPv6 address that name its network. */
const NETWORK_GROUPS = 4;

/**
 * What counts as one network address for limits: an IPv4 address, or the /64 of an IPv6 address,
 * because every household has 2^64 of those to rotate through.
 * @param address as the front end gives it; anything else is returned unchanged.
 */
export function limitedAddress(address: string): string {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The groups of a limited IPv6 address that a provider or a free tunnel gives to one customer. */
const SITE = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/;

/** The /48 that a limited address is in, which may be one customer's; null for any other address. */
export function limitedSite(limited: string): string | null {
  const groups = SITE.exec(limited)?.[1];
  return groups === undefined ? null : `${groups}:/48`;
}
