import { Id } from '@site/contracts/values/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../../core/http/parse';
import { VENDOR_FAULTS, type VendorFaults } from './vendor';

const SwitchRequest = z.object({ fault: z.nullable(z.enum(VENDOR_FAULTS)) });
const WalletSwitchRequest = z.object({ fault: z.nullable(z.literal('unavailable')) });

/**
 * Lets a developer see how the site takes a vendor's bad day: the next launches of one game fail as asked, or a vendor's
 * wallet does not answer, until `fault` is null. Served only where messages end up in the developer mailbox; kept by this process alone.
 */
export function registerFaultSwitch(app: FastifyInstance, faults: VendorFaults): void {
  if (!app.platform.config.developerMailbox) return;
  app.put<{ Params: { nodeId: string } }>('/sandbox/games/:nodeId/fault', async (request) => {
    const { fault } = parseRequest(SwitchRequest, request.body);
    faults.set(parseRequest(Id, request.params.nodeId), fault ?? undefined);
    return { fault };
  });
  app.put<{ Params: { vendor: string } }>('/sandbox/wallets/:vendor/fault', async (request) => {
    const { fault } = parseRequest(WalletSwitchRequest, request.body);
    const vendor = parseRequest(Id, request.params.vendor);
    const { unreachableWallets } = app.platform;
    if (fault === null) unreachableWallets.delete(vendor);
    else unreachableWallets.add(vendor);
    return { fault };
  });
}
