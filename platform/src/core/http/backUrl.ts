import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/tables';
import { Refusal } from './refusal';
import { siteOrigin } from './siteOrigin';

const ANY_PATH = /^\/(?![/\\])/;

/**
 * Where a vendor's way back leads, of a game or a chat: only to the merchant's own site.
 *
 * @param wanted A path of the site, or an address on one of the merchant's hosts; the home page without it.
 * @throws Refusal request.invalid for anything else.
 */
export function readBackUrl(request: FastifyRequest, merchant: Merchant, wanted = '/'): string {
  const origin = siteOrigin(request, merchant);
  const target = ANY_PATH.test(wanted) || URL.canParse(wanted) ? new URL(wanted, origin) : undefined;
  const allowed =
    target !== undefined &&
    /^https?:$/.test(target.protocol) &&
    target.username === '' &&
    (target.origin === new URL(origin).origin || merchant.hosts.includes(target.hostname));
  if (!allowed) throw new Refusal('request.invalid', { fields: { backUrl: ['field.format'] } });
  return target.href;
}
