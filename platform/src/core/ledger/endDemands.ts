import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { postTransaction } from './ledger';
import { lesser } from './lesser';
import { inPlayOf } from './stakes';
import { type TurnoverDemand, turnoverDemands } from './tables';
import { openDemands } from './turnover';
import { type Balances, balancesOf, lockPlayer } from './wallets';

/** How many are read at once. */
const AT_ONCE = 100;

/**
 * Ends demands whose time is over: the bonus goes, from the main wallet and then from those at vendors, and the player's
 * own money stays. Of a bonus that is in play what has come back is taken, and its demand stays open for the rest, until
 * nothing of it can come any more. Safe beside other processes, and again after a crash: nothing is taken twice.
 */
export async function endDueDemands(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  // Those that wait for what is in play stay open, and must not stand in the way of those that come after them.
  let last: TurnoverDemand | undefined;
  do {
    const due = await dueAfter(db, at, last);
    for (const { id, ...owner } of due) await db.transaction((tx) => endDemand(tx, id, owner, at));
    last = due.length < AT_ONCE ? undefined : due.at(-1);
  } while (last);
}

const dueAfter = (db: Database, at: Date, last: TurnoverDemand | undefined): Promise<TurnoverDemand[]> => {
  const { endsAt, id, state } = turnoverDemands;
  const before = last?.endsAt;
  const later = before ? or(gt(endsAt, before), and(eq(endsAt, before), gt(id, last.id))) : undefined;
  return db
    .select()
    .from(turnoverDemands)
    .where(and(eq(state, 'OPEN'), lte(endsAt, at), later))
    .orderBy(asc(endsAt), asc(id))
    .limit(AT_ONCE);
};

/**
 * Ends every demand of an account with its bonus, before its time, so that nothing keeps the player's own money (PL-021).
 * What is in play of a bonus is taken when it comes back. Call it with the player held.
 */
export async function endDemandsOf(tx: Database, accountId: string, at: Date): Promise<void> {
  for (const { id, ...owner } of await openDemands(tx, accountId)) await endDemand(tx, id, owner, at);
}

/** How much of an amount each wallet pays, the main one first. */
function payments({ main, byVendor }: Balances, amount: bigint) {
  let left = amount;
  return [[undefined, main] as const, ...byVendor].flatMap(([wallet, balance]) => {
    const paid = lesser(balance, left);
    left -= paid;
    return paid > 0n ? [{ wallet, paid }] : [];
  });
}

async function endDemand(
  tx: Database,
  id: string,
  { accountId, merchant }: Pick<TurnoverDemand, 'accountId' | 'merchant'>,
  at: Date,
): Promise<void> {
  // Of real money: trials get no bonus.
  const account = { id: accountId, merchant, type: 0 } as const;
  await lockPlayer(tx, account, at);
  const [demand] = await tx
    .select()
    .from(turnoverDemands)
    .where(and(eq(turnoverDemands.id, id), eq(turnoverDemands.state, 'OPEN')));
  if (!demand) return;
  const parts = payments(await balancesOf(tx, account), demand.bonus);
  const taken = parts.reduce((sum, { paid }) => sum + paid, 0n);
  const rest = demand.bonus - taken;
  const waits = rest > 0n && (await inPlayOf(tx, accountId)) > 0n;
  const endsAt = sql`least(${turnoverDemands.endsAt}, ${at.toISOString()}::timestamptz)`;
  await tx
    .update(turnoverDemands)
    .set(waits ? { bonus: rest, locked: rest, endsAt } : { state: 'ENDED' })
    .where(eq(turnoverDemands.id, id));
  if (taken === 0n) return;
  await postTransaction(tx, {
    merchant,
    book: 'real',
    kind: 'bonus end',
    // What was still to take names each time that something is taken.
    reference: `bonus end ${id} ${demand.bonus}`,
    at,
    postings: [
      ...parts.map(({ wallet, paid }) => ({ party: { player: account, wallet }, amount: -paid })),
      { party: { system: 'promotions' }, amount: taken },
    ],
  });
}
