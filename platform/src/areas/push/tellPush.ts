import { PushPath, type PushTopic } from '@site/contracts/areas/push';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { pushDevices, pushOutbox, pushTopics } from './tables';

export interface PushNews {
  readonly topic: PushTopic;
  /** What it tells of, such as the state of an order: told twice it is one notification. */
  readonly about: string;
  /** What it was before, which is no news any more: an e-mail that tells of that and still waits is not sent. */
  readonly before?: string;
  /** Of the site: what opens with a press. */
  readonly path: string;
  readonly at: Date;
}

/**
 * Lays a notification out for each device of an account that asked to be told of its topic, in the transaction of what
 * it tells of. Whether the account may be told is looked at when it is sent (docs/calls.md, "Notifications").
 */
export async function tellPush(
  tx: Database,
  accountId: string,
  { topic, about, path, at }: PushNews,
): Promise<void> {
  const devices = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(pushTopics, eq(pushTopics.accountId, pushDevices.accountId))
    .where(and(eq(pushDevices.accountId, accountId), arrayContains(pushTopics.topics, [topic])));
  if (devices.length === 0) return;
  const news = { accountId, topic, about, path: PushPath.parse(path), at, dueAt: at };
  await tx
    .insert(pushOutbox)
    .values(devices.map(({ id }) => ({ ...news, id: newId('psh'), deviceId: id })))
    .onConflictDoNothing();
}
