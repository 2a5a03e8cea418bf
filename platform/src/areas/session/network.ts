import { isIP } from 'node:net';

/** How much of an address is told: enough to recognise a provider, too little to name one line. */
const IPV4_PARTS = 3;
const IPV6_PARTS = 3;

/** An IPv4 address as a socket of both families writes it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const left = before.split(':').filter((group) => group !== '');
  const right = (after ?? '').split(':').filter((group) => group !== '');
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right];
}

/** The network of an address, its end masked: `203.0.113.*`, `2001:db8:12:*`. Undefined of what is no address. */
export function networkOf(address: string | null): string | undefined {
  const bare = (address ?? '').replace(MAPPED, '');
  switch (isIP(bare)) {
    case 4:
      return [...bare.split('.').slice(0, IPV4_PARTS), '*'].join('.');
    case 6:
      return [...groupsOf(bare).slice(0, IPV6_PARTS), '*'].join(':');
    default:
      return undefined;
  }
}
