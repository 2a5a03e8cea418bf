import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/client';
import { findMerchant, findMerchantByHost } from '../merchants/service';
import type { Merchant } from '../merchants/tables';
import { Refusal } from './refusal';

/** Parameters that repeat the merchant (docs/calls.md, "Headers"). */
const PARAMETERS = ['merchant', 'merchantCode', 'merchant_code'];

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The merchant of a call: the `Merchant` header's, else the host name's.
 *
 * @throws Refusal merchant.unknown; merchant.mismatch when a parameter names another one
 *   (docs/calls.md, "Headers").
 */
export async function resolveMerchant(
  db: Database,
  request: FastifyRequest,
  parameters: Record<string, unknown>,
): Promise<Merchant> {
  const code = single(request.headers.merchant);
  const merchant = code ? await findMerchant(db, code) : await findMerchantByHost(db, request.hostname);
  if (!merchant) throw new Refusal('merchant.unknown');
  const differs = PARAMETERS.some((name) => name in parameters && parameters[name] !== merchant.code);
  if (differs) throw new Refusal('merchant.mismatch');
  return merchant;
}

/** Whether the merchant may not serve visitors of this address. */
export function isRestricted(merchant: Merchant, ip: string): boolean {
  if (merchant.restrictedNetworks.length === 0) return false;
  const networks = new BlockList();
  for (const network of merchant.restrictedNetworks) {
    const [address = '', prefix = '32'] = network.split('/');
    networks.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

/** Throws when the merchant's site is closed to this visitor (docs/calls.md, "Rights"). */
export function refuseWhenClosed(merchant: Merchant, ip: string): void {
  if (merchant.maintenance) throw new Refusal('system.maintenance');
  if (merchant.upgrading) throw new Refusal('system.upgrading');
  if (isRestricted(merchant, ip)) throw new Refusal('region.restricted', { value: { ip } });
}
