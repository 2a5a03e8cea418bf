import type { HeadIcon } from '@site/contracts/areas/account';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import type { SignedInContext } from '../../core/http/route';
import { claimPicture } from '../pictures/claimPicture';
import { deletePicture, pictureUrl } from '../pictures/service';
import { avatarUrl } from './avatarUrl';

/** Seeds of faces that differ from each other in shape and colour; each is the id of a choice. */
export const FACES: readonly string[] = [
  'face-1',
  'face-2',
  'face-4',
  'face-5',
  'face-7',
  'face-18',
  'face-23',
  'face-26',
  'face-29',
  'face-46',
  'face-51',
  'face-55',
];

/** Address of an account's picture as everybody sees it; none when it has no picture. */
const iconOf = ({ iconPictureId, avatarSeed }: Account): string | undefined => {
  if (iconPictureId !== null) return pictureUrl(iconPictureId);
  return avatarSeed ? avatarUrl(avatarSeed) : undefined;
};

/** The same as the owner sees it: also a picture of their own that nobody has looked at yet. */
export const ownIconOf = (account: Account): string | undefined =>
  account.waitingPictureId === null ? iconOf(account) : pictureUrl(account.waitingPictureId);

/** An account's picture, one that waits for a look, and those that it may choose from. */
export function headIconOf(account: Account): HeadIcon {
  const { waitingPictureId } = account;
  const icon = iconOf(account);
  return {
    ...(icon && { icon }),
    ...(waitingPictureId !== null && { waiting: pictureUrl(waitingPictureId) }),
    choices: FACES.map((id) => ({ id, url: avatarUrl(id) })),
  };
}

const pictureColumns = { iconPictureId: accounts.iconPictureId, waitingPictureId: accounts.waitingPictureId };

/** The pictures of their own that an account has; nobody else changes them until the transaction ends. */
async function lockPictures(tx: Database, accountId: string) {
  const [held] = await tx
    .select(pictureColumns)
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return held ?? { iconPictureId: null, waitingPictureId: null };
}

async function deleteAll(tx: Database, ids: readonly (string | null)[]): Promise<void> {
  for (const id of ids) if (id !== null) await deletePicture(tx, id);
}

/** One of the drawn ones; pictures of their own are gone with it. */
async function chooseFace(tx: Database, { id: accountId }: Account, face: string): Promise<void> {
  const { iconPictureId, waitingPictureId } = await lockPictures(tx, accountId);
  await tx
    .update(accounts)
    .set({ avatarSeed: face, iconPictureId: null, waitingPictureId: null })
    .where(eq(accounts.id, accountId));
  await deleteAll(tx, [iconPictureId, waitingPictureId]);
}

/** One that the account has sent: others see it when somebody has looked at it. */
async function choosePicture(tx: Database, account: Account, id: string, at: Date): Promise<void> {
  const { iconPictureId, waitingPictureId } = await lockPictures(tx, account.id);
  if (id === iconPictureId || id === waitingPictureId) return;
  await claimPicture(tx, account, id, 'ICON', at);
  await tx.update(accounts).set({ waitingPictureId: id }).where(eq(accounts.id, account.id));
  await deleteAll(tx, [waitingPictureId]);
}

/**
 * Gives who is signed in one of the choices as their picture, or one that they have sent.
 *
 * @returns The picture's address.
 * @throws Refusal picture.unknown for an id that is neither.
 */
export async function chooseHeadIcon({ db, account, clock }: SignedInContext, id: string): Promise<string> {
  const isFace = FACES.includes(id);
  await db.transaction((tx) =>
    isFace ? chooseFace(tx, account, id) : choosePicture(tx, account, id, new Date(clock())),
  );
  return isFace ? avatarUrl(id) : pictureUrl(id);
}
