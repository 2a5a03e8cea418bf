import { eq, inArray, lte, sql } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { takesOffers } from '../../core/care/state';
import { careStates } from '../../core/care/tables';
import { DAY, MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { merchants } from '../../core/merchants/tables';
import { mailOutbox, mailTopics } from './tables';

/** So many are sent side by side. */
export const BATCH = 20;

/** Longer than sending takes: a process that stops meanwhile leaves them to another. */
const LEASE_MS = MINUTE;

/** What is older is no news. */
export const KEPT_MS = DAY;

/** Takes what is due; other processes pass it over until the lease is over. */
function take(db: Database, at: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(lte(mailOutbox.dueAt, at))
      .orderBy(mailOutbox.dueAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(mailOutbox)
        .set({ dueAt: new Date(at.getTime() + LEASE_MS), attempts: sql`${mailOutbox.attempts} + 1` })
        .where(inArray(mailOutbox.id, ids));
    return ids;
  });
}

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

/**
 * Takes e-mails that are due, for this process alone. Those that may not be sent are dropped.
 *
 * @returns How many were taken, and those that are to be sent.
 */
export async function claimDue(db: Database, at: Date): Promise<{ taken: number; due: Due[] }> {
  const ids = await take(db, at);
  if (ids.length === 0) return { taken: 0, due: [] };
  const found = await read(db, ids);
  const due = found.filter((one) => maySend(one, at));
  const dropped = ids.filter((id) => !due.some(({ news }) => news.id === id));
  if (dropped.length > 0) await db.delete(mailOutbox).where(inArray(mailOutbox.id, dropped));
  return { taken: ids.length, due };
}
