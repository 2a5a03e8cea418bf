import type { LobbyNews } from '@site/contracts/areas/messages';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import type { Merchant } from '../../core/merchants/tables';
import { lobbyNews } from './tables';

/** Longest list: the call has no pages, and older items are news to nobody. */
const MOST_NEWS = 20;

interface NewsQuery {
  merchant: Pick<Merchant, 'code' | 'timeZone'>;
  language: Language;
  now: Date;
}

/** A merchant's news up to now, newest first, dated by the merchant's calendar. */
export async function listLobbyNews(
  db: Database,
  { merchant, language, now }: NewsQuery,
): Promise<LobbyNews[]> {
  const rows = await db
    .select({
      item: lobbyNews,
      date: sql<string>`to_char(${lobbyNews.publishedAt} at time zone ${merchant.timeZone}, 'YYYY-MM-DD')`,
    })
    .from(lobbyNews)
    .where(and(eq(lobbyNews.merchant, merchant.code), lte(lobbyNews.publishedAt, now)))
    .orderBy(desc(lobbyNews.publishedAt), lobbyNews.id)
    .limit(MOST_NEWS);
  return rows.map(({ item, date }) => ({
    id: item.id,
    title: textIn(item.title, language),
    content: textIn(item.content, language),
    date,
    ...(item.link !== null && { url: item.link }),
  }));
}
