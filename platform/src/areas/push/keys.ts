import type { Config } from '../../core/config';
import type { Database } from '../../core/db/client';
import { publicKeyOf, type VapidKeys } from '../../core/push/vapid';
import { sharedSecret } from '../../core/secrets/sharedSecret';

/** Nobody is written to about a demonstration. */
const DEMONSTRATION_SUBJECT = 'mailto:demonstration@site.example';

/** The keys of this platform: those that are configured, or of a demonstration its own. Without keys nothing is sent. */
export async function vapidOf(
  db: Database,
  { vapid, demo }: Pick<Config, 'vapid' | 'demo'>,
): Promise<VapidKeys | undefined> {
  if (vapid || !demo) return vapid;
  // 256 random bits are a private key of P-256, but for one time in four thousand millions.
  const privateKey = await sharedSecret(db, 'vapid');
  return { privateKey, publicKey: publicKeyOf(privateKey), subject: DEMONSTRATION_SUBJECT };
}
