import { isIP } from 'node:net';
import { ipv6Groups, plainAddress } from '../../core/http/clientNetwork';

/** How much of an address is told: enough to recognise a provider, too little to name one line. */
const IPV4_PARTS = 3;
const IPV6_PARTS = 3;

/** The network of an address, its end masked: `203.0.113.*`, `2001:db8:12:*`. Undefined of what is no address. */
export function networkOf(address: string | null): string | undefined {
  const bare = plainAddress(address ?? '');
  switch (isIP(bare)) {
    case 4:
      return [...bare.split('.').slice(0, IPV4_PARTS), '*'].join('.');
    case 6:
      return [...ipv6Groups(bare).slice(0, IPV6_PARTS), '*'].join(':');
    default:
      return undefined;
  }
}
