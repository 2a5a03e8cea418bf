import { and, eq, gte, sum } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { bets } from '../bets/tables';
import { validStake } from '../bets/validStake';
import { promotionSignUps, type SignUpRow } from './tables';

const stakesOf = (db: Database) =>
  db
    .select({ promotionId: promotionSignUps.promotionId, stakes: sum(validStake) })
    .from(promotionSignUps)
    .innerJoin(
      bets,
      and(
        eq(bets.accountId, promotionSignUps.accountId),
        eq(bets.book, 'real'),
        gte(bets.at, promotionSignUps.joinedAt),
      ),
    )
    .groupBy(promotionSignUps.promotionId);

/** Stakes of real money since joining, in minor units; those that were given back do not count. */
export async function turnoverSince(
  db: Database,
  { accountId, promotionId }: Pick<SignUpRow, 'accountId' | 'promotionId'>,
): Promise<bigint> {
  const [row] = await stakesOf(db).where(
    and(eq(promotionSignUps.accountId, accountId), eq(promotionSignUps.promotionId, promotionId)),
  );
  return BigInt(row?.stakes ?? 0);
}

/** The same for each promotion that an account has joined and not claimed yet, by its id. */
export async function turnoversOf(db: Database, accountId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await stakesOf(db).where(
    and(eq(promotionSignUps.accountId, accountId), eq(promotionSignUps.status, 'JOINED')),
  );
  return new Map(rows.map(({ promotionId, stakes }) => [promotionId, BigInt(stakes ?? 0)]));
}
