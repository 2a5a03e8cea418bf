import { asc, desc, eq } from 'drizzle-orm';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { quoted } from '../../../core/text';
import { announcements, banners, lobbyNews, popups } from '../tables';
import type { Kind } from './kept';

const LONGEST_SAID = 60;

/** From when until when, and whether that is now. */
function state(startsAt: Date | null, endsAt: Date | null, now: Date): string {
  const name =
    startsAt !== null && startsAt > now ? 'LATER' : endsAt !== null && endsAt <= now ? 'OVER' : 'UP';
  const when = (at: Date | null) => (at === null ? '-' : toInstant(at));
  return `${name} ${when(startsAt)} ${when(endsAt)}`;
}

/** A line for each of what a merchant has up, or will have. */
export const DESCRIBE: Readonly<
  Record<Kind, (db: Database, merchant: string, now: Date) => Promise<string[]>>
> = {
  announcement: async (db, merchant, now) =>
    (
      await db
        .select()
        .from(announcements)
        .where(eq(announcements.merchant, merchant))
        .orderBy(desc(announcements.startsAt), asc(announcements.id))
    ).map(({ id, type, startsAt, endsAt, title }) =>
      [id, type, state(startsAt, endsAt, now), quoted(title.en)].join(' '),
    ),
  banner: async (db, merchant, now) =>
    (
      await db
        .select()
        .from(banners)
        .where(eq(banners.merchant, merchant))
        .orderBy(asc(banners.groupName), asc(banners.position))
    ).map(({ id, groupName, position, startsAt, endsAt, title }) =>
      [groupName, position, id, state(startsAt, endsAt, now), quoted(title.en)].join(' '),
    ),
  popup: async (db, merchant, now) =>
    (
      await db
        .select()
        .from(popups)
        .where(eq(popups.merchant, merchant))
        .orderBy(asc(popups.execution), asc(popups.position))
    ).map(({ id, execution, position, startsAt, endsAt, content }) =>
      [execution, position, id, state(startsAt, endsAt, now), quoted(content.en.slice(0, LONGEST_SAID))].join(
        ' ',
      ),
    ),
  news: async (db, merchant, now) =>
    (
      await db
        .select()
        .from(lobbyNews)
        .where(eq(lobbyNews.merchant, merchant))
        .orderBy(desc(lobbyNews.publishedAt), asc(lobbyNews.id))
    ).map(({ id, publishedAt, title }) => [id, state(publishedAt, null, now), quoted(title.en)].join(' ')),
};
