import { asc, eq, isNotNull } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { deletePicture, pictureUrl } from '../pictures/service';

/** The members' pictures that somebody has to look at before others see them. */
export async function waitingPictures(db: Database) {
  const rows = await db
    .select({ id: accounts.waitingPictureId, merchant: accounts.merchant, username: accounts.username })
    .from(accounts)
    .where(isNotNull(accounts.waitingPictureId))
    .orderBy(asc(accounts.merchant), asc(accounts.usernameKey));
  return rows.map(({ id, ...member }) => ({ ...member, id: id ?? '', url: pictureUrl(id ?? '') }));
}

/**
 * Shows a picture that waits to everybody, or takes it away from its owner as well.
 *
 * @returns Whether there was one.
 */
export async function decidePicture(db: Database, id: string, decision: 'show' | 'refuse'): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: accounts.id, shown: accounts.iconPictureId })
      .from(accounts)
      .where(eq(accounts.waitingPictureId, id))
      .for('update');
    if (!member) return false;
    const shown = decision === 'show' ? id : member.shown;
    await tx
      .update(accounts)
      .set({ waitingPictureId: null, iconPictureId: shown })
      .where(eq(accounts.id, member.id));
    const gone = decision === 'show' ? member.shown : id;
    if (gone !== null) await deletePicture(tx, gone);
    return true;
  });
}
