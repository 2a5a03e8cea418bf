import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { Refusal } from '../../refusal';

/** Who asks, and how. */
export interface Caller {
  /** IPv4 or IPv6, without port. */
  readonly address: string;
  readonly protocol: 'http' | 'https';
}

/**
 * Reads who a request is from. What `X-Forwarded-For` and `X-Forwarded-Proto` say counts only where it comes from a
 * proxy of ours that ends TLS or balances before the edge: from anybody else it is a claim.
 *
 * @param trusted Addresses and networks of the proxies, as `readTrustedProxies` returns them.
 */
export function callerReader(trusted: readonly string[]): (request: IncomingMessage) => Caller {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => {
    const behindProxy = isTrusted(request.socket.remoteAddress ?? '', 0);
    const [said] = String(request.headers['x-forwarded-proto'] ?? '').split(',', 1);
    return {
      address: proxyAddr(request, isTrusted),
      protocol: behindProxy && said?.trim() === 'https' ? 'https' : 'http',
    };
  };
}

/**
 * Reads a list of proxies: `10.0.0.0/8, 2001:db8::1`.
 *
 * @throws Refusal naming what is neither an address nor a network.
 */
export function readTrustedProxies(text = ''): string[] {
  const proxies = text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong !== undefined)
    throw new Refusal(`"${wrong}" is no proxy: write addresses and networks, as 10.0.0.0/8, 2001:db8::1.`);
  return proxies;
}

/** Whether this is an IP address, or a network written as address and prefix length. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
