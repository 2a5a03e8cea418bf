import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/tables';

/**
 * A Host header, whole. What goes on after the name, as in `localhost:x@evil.example`, would be somebody else's
 * address in a link that begins like ours.
 */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Names that lead to the machine itself, where a developer's site has a port and no certificate. */
const LOCAL = /(?:^|\.)localhost$|^127\.0\.0\.1$/;

/** Whether the host that a call names is nothing but a name with or without a port. */
export function hasSoundHost({ host }: Pick<FastifyRequest, 'host'>): boolean {
  return HOST.test(host);
}

/**
 * The address at which this browser reached the merchant's site, or the merchant's main domain. For what goes back
 * to the same browser: who asks chooses the port.
 */
export function siteOrigin(request: FastifyRequest, merchant: Merchant): string {
  const own = hasSoundHost(request) && merchant.hosts.includes(nameOf(request));
  return own ? `${request.protocol}://${request.host}` : mainSite(merchant);
}

/**
 * The address of the merchant's site for what is sent to somebody, who need not be the one that asks: a host name
 * that is configured for the merchant, and nothing else of the request but which of them.
 */
export function mailedOrigin(request: FastifyRequest, merchant: Merchant): string {
  const name = nameOf(request);
  if (LOCAL.test(name)) return siteOrigin(request, merchant);
  return merchant.hosts.includes(name) ? `https://${name}` : mainSite(merchant);
}

const nameOf = ({ hostname }: FastifyRequest) => hostname.toLowerCase();
const mainSite = ({ profile }: Merchant) => `https://${profile.mainDomain}`;
