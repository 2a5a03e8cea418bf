import type { HeadIcon } from '@site/contracts/areas/account';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
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

/** Address of an account's picture; none when it has no picture. */
export const iconOf = ({ avatarSeed }: Account): string | undefined =>
  avatarSeed ? avatarUrl(avatarSeed) : undefined;

/** An account's picture and those that it may choose from. */
export function headIconOf(account: Account): HeadIcon {
  const icon = iconOf(account);
  return { ...(icon && { icon }), choices: FACES.map((id) => ({ id, url: avatarUrl(id) })) };
}

/**
 * Gives an account one of the choices as its picture.
 *
 * @returns The picture's address.
 * @throws Refusal picture.unknown for an id that is no choice.
 */
export async function chooseHeadIcon(db: Database, account: Account, id: string): Promise<string> {
  if (!FACES.includes(id)) throw new Refusal('picture.unknown');
  await db.update(accounts).set({ avatarSeed: id }).where(eq(accounts.id, account.id));
  return avatarUrl(id);
}
