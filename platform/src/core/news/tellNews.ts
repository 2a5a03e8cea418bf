import type { NewsKind } from '@site/contracts/areas/news';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';

/** The channel of NOTIFY that all processes of the platform listen to. */
export const NEWS_CHANNEL = 'site_news';

/** Whom it concerns: one account, or everybody at a merchant. */
export type Concerned = { readonly account: string } | { readonly merchant: string };

/**
 * Tells open pages that something changed (docs/calls.md, "News"). In a transaction it is told when that commits, and not
 * at all when it does not; the same twice in one is told once.
 *
 * @param kind Never with what it is now: each page asks for that as its own caller.
 */
export async function tellNews(tx: Database, concerned: Concerned, kind: NewsKind): Promise<void> {
  await tx.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${JSON.stringify({ ...concerned, kind })})`);
}
