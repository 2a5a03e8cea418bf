import { CONSOLE_HEADER } from '@site/contracts/federation/consoleApi';
import type { FastifyRequest } from 'fastify';
import { Unacceptable } from './answers';

/** Sent by every browser that we serve; `none` is an address that somebody typed. */
const OWN_FETCHES = new Set([undefined, 'same-origin', 'none']);

/**
 * Refuses what does not come to one of our names, or from a page of another site (FD-069, FD-076). A name that
 * somebody else's DNS points here is not ours, whatever address it leads to.
 *
 * @param origins Of this console.
 * @throws Unacceptable
 */
export function refuseForeign({ method, headers, url }: FastifyRequest, origins: readonly string[]): void {
  const hosts = origins.map((origin) => new URL(origin).host);
  if (!hosts.includes(headers.host ?? ''))
    throw new Unacceptable(421, 'host.unknown', 'No console is served under this name.');
  if (headers.origin !== undefined && !origins.includes(headers.origin))
    throw new Unacceptable(403, 'origin.foreign', 'This console answers its own pages only.');
  if (!url.startsWith('/api/')) return;
  const site = headers['sec-fetch-site'];
  if (!OWN_FETCHES.has(site as string | undefined))
    throw new Unacceptable(403, 'origin.foreign', 'This console answers its own pages only.');
  if (method !== 'GET' && method !== 'HEAD') refuseForged({ headers });
}

/** A write says where it comes from, in three ways of which a form of another site has none. */
function refuseForged({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isOwn = headers.origin !== undefined && headers['sec-fetch-site'] === 'same-origin';
  if (!isOwn || !headers[CONSOLE_HEADER])
    throw new Unacceptable(
      403,
      'origin.foreign',
      `A write comes from a page of this console: with Origin, Sec-Fetch-Site and ${CONSOLE_HEADER}.`,
    );
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new Unacceptable(415, 'request.malformed', 'A write is JSON: Content-Type: application/json.');
}
