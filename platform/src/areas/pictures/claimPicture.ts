import type { PicturePurpose } from '@site/contracts/areas/profile';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { UNUSED_KEPT_MS } from './service';
import { pictures } from './tables';

/**
 * Uses a picture up, in the transaction of what it is for: from then on it is kept.
 *
 * @throws Refusal picture.unknown for one that is another's, was sent for something else, is used or too old; with
 *   its id, so that a form with several lets go of that one alone.
 */
export async function claimPicture(
  db: Database,
  { id: accountId }: Pick<Account, 'id'>,
  id: string,
  purpose: PicturePurpose,
  at: Date,
): Promise<void> {
  const claimed = await db
    .update(pictures)
    .set({ usedAt: at })
    .where(
      and(
        eq(pictures.id, id),
        eq(pictures.accountId, accountId),
        eq(pictures.purpose, purpose),
        isNull(pictures.usedAt),
        gt(pictures.createdAt, new Date(at.getTime() - UNUSED_KEPT_MS)),
      ),
    )
    .returning({ id: pictures.id });
  if (claimed.length === 0) throw new Refusal('picture.unknown', { value: { picture: id } });
}
