import type { PushSettings, PushTopic } from '@site/contracts/areas/push';
import { eq } from 'drizzle-orm';
import type { Config } from '../../core/config';
import type { SignedInContext } from '../../core/http/route';
import { vapidOf } from './keys';
import { pushTopics } from './tables';

async function settingsWith(
  { db }: SignedInContext,
  config: Config,
  topics: readonly PushTopic[],
): Promise<PushSettings> {
  const keys = await vapidOf(db, config);
  return { ...(keys && { publicKey: keys.publicKey }), topics: [...topics] };
}

/** What the caller asked to be told of, and what a browser needs to take it. */
export async function pushSettingsOf(context: SignedInContext, config: Config): Promise<PushSettings> {
  const [row] = await context.db
    .select({ topics: pushTopics.topics })
    .from(pushTopics)
    .where(eq(pushTopics.accountId, context.account.id));
  return settingsWith(context, config, row?.topics ?? []);
}

/** Changes what the caller asked to be told of. */
export async function setTopics(
  context: SignedInContext,
  config: Config,
  wanted: { readonly topics: readonly PushTopic[] },
): Promise<PushSettings> {
  const topics = [...new Set(wanted.topics)];
  await context.db
    .insert(pushTopics)
    .values({ accountId: context.account.id, topics })
    .onConflictDoUpdate({ target: pushTopics.accountId, set: { topics } });
  return settingsWith(context, config, topics);
}
