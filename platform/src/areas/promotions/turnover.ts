import { and, eq, gte, inArray, sum } from 'drizzle-orm';
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

/** The same for each of these promotions that an account has joined, by its id. Of none nothing is asked. */
export async function turnoversOf(
  db: Database,
  accountId: string,
  promotionIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (promotionIds.length === 0) return new Map();
  const rows = await stakesOf(db).where(
    and(eq(promotionSignUps.accountId, accountId), inArray(promotionSignUps.promotionId, [...promotionIds])),
  );
  return new Map(rows.map(({ promotionId, stakes }) => [promotionId, BigInt(stakes ?? 0)]));
}
