import { and, gt, inArray, isNull, not, or } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { sidesStand } from './status';
import { contracts } from './tables';
import { tellContract } from './tell';

/**
 * Ends the contracts of whoever was moved to another agent, or is no agent any more, and tells both sides. What a
 * contract has brought until then stays owed (decision 0153). Safe beside other processes.
 */
export async function endBroken(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(contracts)
      .set({ status: 'ENDED', endsAt: at })
      .where(
        and(
          inArray(contracts.status, ['PENDING', 'ACTIVE']),
          or(isNull(contracts.endsAt), gt(contracts.endsAt, at)),
          not(sidesStand),
        ),
      )
      .returning();
    for (const { kind, fromAccountId, toAccountId, startsAt } of ended) {
      // An offer that was never signed is no loss to tell of.
      if (startsAt === null) continue;
      const sides = [toAccountId, ...(fromAccountId === null ? [] : [fromAccountId])];
      for (const side of await tx.select().from(accounts).where(inArray(accounts.id, sides)))
        await tellContract(tx, side, 'ended', { kind, at });
    }
  });
}
