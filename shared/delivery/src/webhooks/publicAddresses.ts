import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** The IPv6 addresses that are given out; whatever else there is leads nowhere, or somewhere special. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is anybody's on the Internet: not of this machine, its network, or a way into one. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address inside an IPv6 one is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}

/** Finds all addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const bySystem: Resolve = (host) => lookup(host, { all: true });

/**
 * The addresses of a host, of which every one is public. A connection is made to these and to no other, so that a name
 * that leads elsewhere a moment later leads nowhere.
 *
 * @throws Error when the host has none, or one that is not public.
 */
export async function publicAddresses(host: string, resolve = bySystem): Promise<readonly LookupAddress[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw new Error(`${host} has no address`);
  if (addresses.some(({ address }) => !isPublic(address)))
    throw new Error(`${host} leads to an address that is not public`);
  return addresses;
}
