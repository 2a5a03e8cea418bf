import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { postTransaction } from './ledger';
import { type TurnoverDemand, turnoverDemands } from './tables';
import { lesser, openDemands } from './turnover';
import { lockPlayer } from './wallets';

/** How many are ended in one round. */
const AT_ONCE = 100;

/**
 * Ends demands whose time is over: the bonus goes, as far as it is still there, and the player's own money stays. Safe
 * beside other processes, and again after a crash: each ends once.
 */
export async function endDueDemands(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  const due = await db
    .select()
    .from(turnoverDemands)
    .where(and(eq(turnoverDemands.state, 'OPEN'), lte(turnoverDemands.endsAt, at)))
    .orderBy(asc(turnoverDemands.endsAt))
    .limit(AT_ONCE);
  for (const demand of due) await db.transaction((tx) => endDemand(tx, demand, at));
}

/**
 * Ends every demand of an account with its bonus, so that nothing keeps the player's own money (PL-021). Call it with
 * the account held.
 */
export async function endDemandsOf(tx: Database, accountId: string, at: Date): Promise<void> {
  for (const demand of await openDemands(tx, accountId)) await endDemand(tx, demand, at);
}

async function endDemand(tx: Database, { id, accountId, merchant, bonus }: TurnoverDemand, at: Date) {
  // Of real money: trials get no bonus.
  const account = { id: accountId, merchant, type: 0 } as const;
  const wallet = await lockPlayer(tx, account, at);
  const ended = await tx
    .update(turnoverDemands)
    .set({ state: 'ENDED' })
    .where(and(eq(turnoverDemands.id, id), eq(turnoverDemands.state, 'OPEN')))
    .returning({ id: turnoverDemands.id });
  const taken = lesser(bonus, wallet.balance);
  if (ended.length === 0 || taken <= 0n) return;
  await postTransaction(tx, {
    merchant,
    book: 'real',
    kind: 'bonus end',
    reference: `bonus end ${id}`,
    at,
    postings: [
      { party: { player: account }, amount: -taken },
      { party: { system: 'promotions' }, amount: taken },
    ],
  });
}
