import type { Banner, Popup } from '@site/contracts/areas/messages';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { bannerPictureUrl } from './bannerPicture';
import { boardPictureUrl, boardSize } from './boardPicture';
import { sceneUrl } from './sceneUrl';
import { banners, popups } from './tables';

interface Shown {
  readonly merchant: string;
  /** Whether what offers something is shown too. */
  readonly offers: boolean;
  readonly language: Language;
  readonly now: Date;
}

/** What is shown at an instant. */
const shownAt = ({ startsAt, endsAt }: typeof banners | typeof popups, now: Date) =>
  and(or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now)));

/** Banners of one group, or of all groups, in the merchant's order. */
export async function listBanners(
  db: Database,
  { merchant, groupName, offers, language, now }: Shown & { readonly groupName: string | undefined },
): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.merchant, merchant),
        groupName === undefined ? undefined : eq(banners.groupName, groupName),
        offers ? undefined : eq(banners.offer, false),
        shownAt(banners, now),
      ),
    )
    .orderBy(asc(banners.groupName), asc(banners.position));
  return rows.map((banner) => ({
    groupName: banner.groupName,
    ...pictureOf(banner, language),
    eyebrow: textIn(banner.eyebrow, language),
    title: textIn(banner.title, language),
    ...(banner.caption && { caption: textIn(banner.caption, language) }),
    ...(banner.link !== null && { link: banner.link }),
  }));
}

/** Most banners are scenes in a merchant's colours, or pictures of its own; a board is drawn with its rows. */
function pictureOf(
  { id, merchant, scene, pictureId, board }: typeof banners.$inferSelect,
  language: Language,
): Pick<Banner, 'url' | 'size'> {
  if (board) return { url: boardPictureUrl({ id, merchant, board }, language), size: boardSize(board) };
  return { url: pictureId === null ? sceneUrl(merchant, scene ?? '') : bannerPictureUrl(pictureId) };
}

/** Pop-ups for callers that are signed in (A) or signed out (B), or both when none is asked for. */
export async function listPopups(
  db: Database,
  {
    merchant,
    execution,
    offers,
    language,
    now,
  }: Shown & { readonly execution: Popup['execution'] | undefined },
): Promise<Popup[]> {
  const rows = await db
    .select()
    .from(popups)
    .where(
      and(
        eq(popups.merchant, merchant),
        execution === undefined ? undefined : eq(popups.execution, execution),
        offers ? undefined : eq(popups.offer, false),
        shownAt(popups, now),
      ),
    )
    .orderBy(asc(popups.position), asc(popups.id));
  return rows.map(({ id, content, execution: shownTo }) => ({
    id,
    content: textIn(content, language),
    execution: shownTo,
  }));
}
