import type { AuditLog } from '../audit/auditLog';
import type { DeliveryContext } from '../product/deploy/deploy';
import { revoke } from './revoke';

/**
 * Takes a preview link back and writes that down, as whoever the context names.
 *
 * @param tellPlatform Hears that something else is live for the merchant.
 * @returns As `revoke`.
 * @throws Refusal when there is no such link.
 */
export async function takeBackPreview(
  delivery: DeliveryContext,
  audit: AuditLog,
  tellPlatform: (merchant: string) => Promise<void>,
  merchant: string,
  id: string,
): Promise<Awaited<ReturnType<typeof revoke>>> {
  const taken = await revoke(delivery, merchant, id);
  const { by, component, release } = taken.preview;
  await audit.append({
    at: delivery.now().toISOString(),
    by: delivery.by,
    kind: 'preview',
    words: `took back ${by}’s preview link to ${component}@${release} for ${merchant}`,
  });
  if (taken.deployment) await tellPlatform(merchant);
  return taken;
}
