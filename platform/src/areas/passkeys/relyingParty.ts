import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';

/** Browsers take `localhost` and its subdomains for secure without TLS; nothing else. */
const LOCAL = /(?:^|\.)localhost$/;

const hostOf = (origin: string | undefined) =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : undefined;

/**
 * The relying party of a call: the merchant's host name that the page is on. A passkey is good on the host that
 * it was made on; another host of the merchant has its own. Undefined where the page is on none of the merchant's.
 */
export function relyingPartyOf({ merchant, http: { request } }: Context): string | undefined {
  // A site on another host than the platform names itself in `Origin`.
  const candidates = [request.hostname.toLowerCase(), hostOf(request.headers.origin)];
  return candidates.find((host) => host !== undefined && merchant.hosts.includes(host));
}

/**
 * The relying party of a call that cannot do without one.
 *
 * @throws Refusal feature.unavailable
 */
export function requireRelyingParty(context: Context): string {
  const rpId = relyingPartyOf(context);
  if (rpId === undefined) throw new Refusal('feature.unavailable');
  return rpId;
}

/**
 * Whether a page of this origin may use the passkeys of a relying party: on the very host, and secure. Ports are
 * not told apart, as they are not by browsers.
 */
export function isOriginOf(rpId: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return hostname === rpId && (protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname)));
}
