import { isIPv4, isIPv6 } from 'node:net';

/** 16-bit groups of an IPv6 address, and of its network part. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** The first four groups of an IPv6 address, written out without leading zeros. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  // A group like 192.0.2.1 at the end stands for two, far behind the network part.
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * What counts as one network address where calls are limited: an IPv4 address, or the /64 that an
 * IPv6 address is in, because every household has 2^64 of those to rotate through.
 * @param address as the front end names it; anything else is taken as it is.
 */
export function limitedAddress(address: string): string {
  const plain = address.split('%')[0] ?? address;
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : address;
}
