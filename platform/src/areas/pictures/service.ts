import type { PicturePurpose } from '@site/contracts/areas/profile';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { pictures } from './tables';

/** A picture that no call has named by then is deleted (decision 48). */
export const UNUSED_KEPT_MS = DAY;

export const PICTURE_PATH = '/wps/pictures';

/** Address of a picture. Whoever has it sees the picture: it is told to its owner, and to those it is meant for. */
export const pictureUrl = (id: string): string => `${PICTURE_PATH}/${id}`;

/** Keeps a picture for a call that names it within a day. */
export async function keepPicture(
  db: Database,
  { id: accountId }: Account,
  { purpose, content }: { purpose: PicturePurpose; content: Buffer },
  now: number,
) {
  const id = newId('pic');
  const bytes = content.length;
  await db.insert(pictures).values({ id, accountId, purpose, content, bytes, createdAt: new Date(now) });
  return { id, url: pictureUrl(id), bytes };
}

/** The bytes of a picture. */
export async function findPicture(db: Database, id: string): Promise<Buffer | undefined> {
  const [picture] = await db.select({ content: pictures.content }).from(pictures).where(eq(pictures.id, id));
  return picture && Buffer.from(picture.content);
}

/** Deletes a picture that was used and has been replaced. */
export async function deletePicture(db: Database, id: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.id, id));
}

/** Deletes the pictures that no call has named in time. */
export async function deleteUnusedPictures(db: Database, now: number): Promise<void> {
  await db
    .delete(pictures)
    .where(and(isNull(pictures.usedAt), lte(pictures.createdAt, new Date(now - UNUSED_KEPT_MS))));
}
