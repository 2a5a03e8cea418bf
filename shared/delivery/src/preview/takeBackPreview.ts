import type { DeliveryContext } from '../product/deploy/deploy';
import { revoke } from './revoke';

/** Who hears that a link was taken back. */
interface Told {
  /** Writes down in the log what was done. */
  readonly log: (words: string) => Promise<unknown>;
  /** Hears that something else is live for the merchant. */
  readonly tellPlatform: (merchant: string) => Promise<void>;
}

/**
 * Takes a preview link back, and writes that down.
 *
 * @returns As `revoke`.
 * @throws Refusal when there is no such link.
 */
export async function takeBackPreview(
  delivery: DeliveryContext,
  merchant: string,
  id: string,
  { log, tellPlatform }: Told,
): Promise<Awaited<ReturnType<typeof revoke>>> {
  const taken = await revoke(delivery, merchant, id);
  const { by, component, release } = taken.preview;
  await log(`took back ${by}’s preview link to ${component}@${release} for ${merchant}`);
  if (taken.deployment) await tellPlatform(merchant);
  return taken;
}
