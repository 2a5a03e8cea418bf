import type { Config } from '../../core/config';

/**
 * Whether an address belongs to a push service. The platform sends to where a browser tells it, so it sends to no other
 * host: not into the merchant's network, and to nobody who collects addresses.
 */
export function isOfPushService(
  endpoint: string,
  { pushServices, pushLoopback }: Pick<Config, 'pushServices' | 'pushLoopback'>,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (pushLoopback && protocol === 'http:' && hostname === '127.0.0.1') return true;
  if (protocol !== 'https:' || port !== '') return false;
  return pushServices.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}
