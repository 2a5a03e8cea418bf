import type { Database } from '../../../core/db/client';
import { type FileOwner, inAll, instantIn } from '../../../core/operator/merchantTexts';
import { drawBannerPicture, keepBannerPicture } from '../bannerPicture';
import { announcements, banners, lobbyNews, popups } from '../tables';
import type { AnnouncementFile, BannerFile, NewsFile, PopupFile } from './files';
import { type Change, putKept } from './kept';

const timeOf = async (tx: Database, time: string | undefined, owner: FileOwner): Promise<Date | null> =>
  time === undefined ? null : instantIn(tx, time, owner);

/** Puts a notice up, or changes one; who has read it has read its new form too. Returns whether it is new. */
export const putAnnouncement = (db: Database, file: AnnouncementFile, change: Change): Promise<boolean> =>
  putKept(db, 'announcement', file.id, change, async (tx, owner) => {
    const row = {
      type: file.type,
      title: inAll(file.title, owner, 'title'),
      content: inAll(file.content, owner, 'content'),
      endsAt: await timeOf(tx, file.until, owner),
    };
    const from = await timeOf(tx, file.from, owner);
    await tx
      .insert(announcements)
      .values({ id: file.id, merchant: change.merchant, ...row, startsAt: from ?? change.at })
      // Changed without a time it keeps its date, by which the list is ordered.
      .onConflictDoUpdate({ target: announcements.id, set: { ...row, ...(from && { startsAt: from }) } });
  });

/**
 * Puts a banner up, or changes one.
 *
 * @param picture The bytes of the picture that the file names, as they were found.
 * @returns Whether it is new.
 * @throws OperatorRefused for what is no picture.
 */
export async function putBanner(
  db: Database,
  file: BannerFile,
  change: Change,
  picture?: Buffer,
): Promise<boolean> {
  const drawn = picture && (await drawBannerPicture(picture));
  return putKept(db, 'banner', file.id, change, async (tx, owner) => {
    const row = {
      groupName: file.group,
      position: file.position,
      scene: file.scene ?? null,
      pictureId: drawn ? await keepBannerPicture(tx, drawn, change.at) : null,
      eyebrow: inAll(file.eyebrow, owner, 'eyebrow'),
      title: inAll(file.title, owner, 'title'),
      link: file.link ?? null,
      caption: null,
      board: null,
      offer: file.offer,
      startsAt: await timeOf(tx, file.from, owner),
      endsAt: await timeOf(tx, file.until, owner),
    };
    await tx
      .insert(banners)
      .values({ id: file.id, merchant: change.merchant, ...row })
      .onConflictDoUpdate({ target: banners.id, set: row });
  });
}

/** Puts a pop-up up, or changes one. Returns whether it is new. */
export const putPopup = (db: Database, file: PopupFile, change: Change): Promise<boolean> =>
  putKept(db, 'popup', file.id, change, async (tx, owner) => {
    const row = {
      execution: file.execution,
      position: file.position,
      content: inAll(file.content, owner, 'content'),
      offer: file.offer,
      startsAt: await timeOf(tx, file.from, owner),
      endsAt: await timeOf(tx, file.until, owner),
    };
    await tx
      .insert(popups)
      .values({ id: file.id, merchant: change.merchant, ...row })
      .onConflictDoUpdate({ target: popups.id, set: row });
  });

/** Puts an item into the lobby's news, or changes one. Returns whether it is new. */
export const putNews = (db: Database, file: NewsFile, change: Change): Promise<boolean> =>
  putKept(db, 'news', file.id, change, async (tx, owner) => {
    const row = {
      title: inAll(file.title, owner, 'title'),
      content: inAll(file.content, owner, 'content'),
      link: file.link ?? null,
    };
    const from = await timeOf(tx, file.from, owner);
    await tx
      .insert(lobbyNews)
      .values({ id: file.id, merchant: change.merchant, ...row, publishedAt: from ?? change.at })
      .onConflictDoUpdate({ target: lobbyNews.id, set: { ...row, ...(from && { publishedAt: from }) } });
  });
