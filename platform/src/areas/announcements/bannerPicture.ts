import { createHash } from 'node:crypto';
import { PICTURE_MAX_BYTES } from '@site/contracts/areas/profile';
import { and, eq, isNotNull, lt, notInArray } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { OperatorRefused } from '../../core/operator/refused';
import { redraw } from '../pictures/redraw';
import { bannerPictures, banners } from './tables';

const ID_LENGTH = 24;

/** A page that was open before still shows what was taken down. */
const UNUSED_KEPT_MS = DAY;

/** Path of a banner's picture. It changes with the picture, so that it may be cached for ever. */
export const bannerPictureUrl = (id: string): string => `/cdn/banners/${id}.jpg`;

/**
 * Draws an operator's picture anew, by what its bytes are: as large as a banner, without what a camera wrote beside it.
 *
 * @throws OperatorRefused for what is no JPEG, PNG or WebP, or is too large.
 */
export async function drawBannerPicture(content: Buffer): Promise<Buffer> {
  const mostMegabytes = PICTURE_MAX_BYTES / 1_048_576;
  const tooLarge = () =>
    new OperatorRefused(`picture: larger than ${mostMegabytes} MB, or of too many pixels`);
  if (content.length > PICTURE_MAX_BYTES) throw tooLarge();
  return redraw(content, 'BANNER').catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw error.code === 'picture.too.large'
      ? tooLarge()
      : new OperatorRefused('picture: no JPEG, PNG or WebP');
  });
}

/** Keeps a drawn picture, once. Returns its id. */
export async function keepBannerPicture(tx: Database, content: Buffer, at: Date): Promise<string> {
  const id = createHash('sha256').update(content).digest('base64url').slice(0, ID_LENGTH);
  await tx
    .insert(bannerPictures)
    .values({ id, content, at })
    // One that is about to be forgotten is not.
    .onConflictDoUpdate({ target: bannerPictures.id, set: { at } });
  return id;
}

/** The bytes of a banner's picture. */
export async function findBannerPicture(db: Database, id: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: bannerPictures.content })
    .from(bannerPictures)
    .where(eq(bannerPictures.id, id));
  return found && Buffer.from(found.content);
}

/** Forgets pictures that no banner has shown for a day. */
export async function sweepBannerPictures(db: Database, now: number): Promise<void> {
  const shown = db.select({ id: banners.pictureId }).from(banners).where(isNotNull(banners.pictureId));
  await db
    .delete(bannerPictures)
    .where(and(lt(bannerPictures.at, new Date(now - UNUSED_KEPT_MS)), notInArray(bannerPictures.id, shown)));
}
