import { isIP } from 'node:net';

/** An IPv4 address as a socket of both families writes it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Groups of an IPv6 address that name a subscriber's network, a /64; the rest is for the subscriber to choose. */
const SUBSCRIBER_GROUPS = 4;

/** An address without the form that an IPv4 address has on a socket of both families. */
export const plainAddress = (address: string): string => address.replace(MAPPED, '');

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
export function ipv6Groups(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [left, right] = [groups(before), groups(after ?? '')];
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/**
 * By what callers are told apart where calls are counted: an IPv4 address, or the /64 of an IPv6 address, which is
 * what one subscriber has. Callers without an address count as one.
 */
export function clientNetwork(ip: string): string {
  const address = plainAddress(ip);
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return `${ipv6Groups(address).slice(0, SUBSCRIBER_GROUPS).join(':')}::/64`;
    default:
      return 'unknown';
  }
}
