import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { noteAction } from '../../../core/operator/noteAction';
import { accountOf, type Named } from '../../care/operator';
import { memberGroups } from '../tables';

export interface Membership extends Named {
  readonly group: string;
  /** Whether the member is to be in it. */
  readonly member: boolean;
  readonly by: string;
  readonly at: Date;
}

/** Puts a member into a group for promotions, or takes them out; doing it again changes nothing. */
export async function setGroup(db: Database, wanted: Membership): Promise<void> {
  const { group, member, by, at } = wanted;
  const account = await accountOf(db, wanted);
  await db.transaction(async (tx) => {
    if (member) await tx.insert(memberGroups).values({ accountId: account.id, group }).onConflictDoNothing();
    else
      await tx
        .delete(memberGroups)
        .where(and(eq(memberGroups.accountId, account.id), eq(memberGroups.group, group)));
    const { merchant } = account;
    await noteAction(tx, { merchant, by, at, what: 'promotion group', account, details: { group, member } });
  });
}
