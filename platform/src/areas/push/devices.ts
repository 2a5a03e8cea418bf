import { ECDH } from 'node:crypto';
import type { addPushDevice, removePushDevice } from '@site/contracts/areas/push';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { lockAccount } from '../../core/accounts/lockAccount';
import type { Config } from '../../core/config';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { hashToken } from '../../core/ids';
import { isOfPushService } from './services';
import { pushDevices } from './tables';

type Device = z.output<(typeof addPushDevice)['request']>;

/** Of one account: an older one that nobody can take away any more makes room. */
export const MOST_DEVICES = 10;

/** Bytes of a subscription's secret (RFC 8291, 3.2). */
const AUTH_BYTES = 16;

const malformed = (field: string) =>
  new Refusal('request.invalid', { fields: { [field]: ['field.format'] } });

function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets a browser take the notifications of the caller from now on, and of nobody else.
 *
 * @throws Refusal request.invalid for an address that is no push service's, and for keys that nothing can be encrypted by.
 */
export function addDevice(
  { db, account, session, clock }: SignedInContext,
  config: Config,
  { endpoint, p256dh, auth }: Device,
): Promise<{ recipient: string }> {
  if (!isOfPushService(endpoint, config)) throw malformed('endpoint');
  if (!isPublicKey(p256dh)) throw malformed('p256dh');
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) throw malformed('auth');
  const device = {
    accountId: account.id,
    sessionId: session.id,
    endpoint,
    p256dh,
    auth,
    at: new Date(clock()),
  };
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    await tx
      .insert(pushDevices)
      .values({ id: hashToken(endpoint), ...device })
      .onConflictDoUpdate({ target: pushDevices.id, set: device });
    await dropOldest(tx, account.id);
    return { recipient: account.id };
  });
}

async function dropOldest(tx: Database, accountId: string): Promise<void> {
  const surplus = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(desc(pushDevices.at), desc(pushDevices.id))
    .offset(MOST_DEVICES);
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await tx.delete(pushDevices).where(inArray(pushDevices.id, ids));
}

/** Ends what a browser takes of the caller's. One that is unknown, or takes another's, stays as it is. */
export async function removeDevice(
  { db, account }: SignedInContext,
  { endpoint }: z.output<(typeof removePushDevice)['request']>,
): Promise<Record<string, never>> {
  const named = eq(pushDevices.id, hashToken(endpoint));
  await db.delete(pushDevices).where(and(named, eq(pushDevices.accountId, account.id)));
  return {};
}
