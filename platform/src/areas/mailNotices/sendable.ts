import { eq, inArray } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { takesOffers } from '../../core/care/state';
import { careStates } from '../../core/care/tables';
import type { Database } from '../../core/db/client';
import { merchants } from '../../core/merchants/tables';
import { KEPT_MS, keepOnly } from '../../core/outbox';
import { mailOutbox, mailTopics } from './tables';

const read = (db: Database, ids: readonly string[]) =>
  db
    .select({
      news: mailOutbox,
      merchant: { code: merchants.code, name: merchants.name },
      email: accounts.email,
      emailVerifiedAt: accounts.emailVerifiedAt,
      disabled: accounts.disabled,
      care: careStates,
      topics: mailTopics.topics,
      language: mailTopics.language,
    })
    .from(mailOutbox)
    .innerJoin(accounts, eq(accounts.id, mailOutbox.accountId))
    .innerJoin(merchants, eq(merchants.code, accounts.merchant))
    .innerJoin(mailTopics, eq(mailTopics.accountId, mailOutbox.accountId))
    .leftJoin(careStates, eq(careStates.accountId, mailOutbox.accountId))
    .where(inArray(mailOutbox.id, [...ids]));

type Found = Awaited<ReturnType<typeof read>>[number];
export type Due = Found & { readonly email: string };

/**
 * Whether it may be sent, as things are now: the member still asks for it (PL-040), is not closed or offered nothing
 * (PL-039), and has proved that the address is theirs.
 */
function maySend(found: Found, at: Date): found is Due {
  const { news, email, emailVerifiedAt, disabled, care, topics } = found;
  const isReached = email !== null && emailVerifiedAt !== null && !disabled;
  const isAsked = care?.contact.mail === true && topics.includes(news.topic);
  return isReached && isAsked && takesOffers(care, at) && news.at.getTime() + KEPT_MS > at.getTime();
}

/** Those of what was taken that may be sent. The others are dropped. */
export async function sendable(db: Database, ids: readonly string[], at: Date): Promise<Due[]> {
  const due = (await read(db, ids)).filter((one) => maySend(one, at));
  const kept = due.map(({ news }) => news.id);
  await keepOnly(db, mailOutbox, ids, kept);
  return due;
}
