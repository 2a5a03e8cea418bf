import type { MailNotices } from '@site/contracts/areas/mailNotices';
import type { PushTopic } from '@site/contracts/areas/push';
import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../core/http/route';
import { maskEmail } from '../accounts/mask';
import { mailTopics } from './tables';

function settingsWith({ account, http }: SignedInContext, topics: readonly PushTopic[]): MailNotices {
  const { email, emailVerifiedAt } = account;
  return {
    available: http.request.server.platform.messenger !== undefined,
    ...(email !== null && emailVerifiedAt !== null && { address: maskEmail(email) }),
    topics: [...topics],
  };
}

/** What the caller asked to be told of by e-mail, and where it goes. */
export async function mailNoticesOf(context: SignedInContext): Promise<MailNotices> {
  const [row] = await context.db
    .select({ topics: mailTopics.topics })
    .from(mailTopics)
    .where(eq(mailTopics.accountId, context.account.id));
  return settingsWith(context, row?.topics ?? []);
}

/** Changes what the caller asked to be told of. They are written to in the language in which they ask. */
export async function setMailTopics(
  context: SignedInContext,
  wanted: { readonly topics: readonly PushTopic[] },
): Promise<MailNotices> {
  const { db, account, language } = context;
  const topics = [...new Set(wanted.topics)];
  await db
    .insert(mailTopics)
    .values({ accountId: account.id, topics, language })
    .onConflictDoUpdate({ target: mailTopics.accountId, set: { topics, language } });
  return settingsWith(context, topics);
}
