import { and, eq, lte, sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { type LevelRow, levelPoints, levels } from './tables';

/** Where a member stands. */
export interface Standing {
  /** None at a merchant without levels, or below its lowest. */
  readonly level: LevelRow | undefined;
  /** All points that bets ever brought, whatever was spent since: what is left of them says `pointsOf`. */
  readonly points: number;
  /** The level above; none for who has the highest. */
  readonly next: LevelRow | undefined;
}

/** The levels of a merchant, the lowest first. */
export const levelsOf = (db: Database, merchant: string): Promise<LevelRow[]> =>
  db.select().from(levels).where(eq(levels.merchant, merchant)).orderBy(levels.from);

/** All points that bets ever brought an account. */
export async function levelPointsOf(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ points: levelPoints.points })
    .from(levelPoints)
    .where(eq(levelPoints.accountId, accountId));
  return row?.points ?? 0;
}

/** Where these points stand among levels that come the lowest first. */
export const standingAt = (all: readonly LevelRow[], points: number): Standing => ({
  level: all.findLast(({ from }) => from <= points),
  points,
  next: all.find(({ from }) => from > points),
});

/**
 * The level of a member. It goes by all points that bets ever brought, so it never falls, and spending points does not
 * lower it (docs/calls.md, "Levels and benefits").
 */
export async function levelOf(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
): Promise<Standing> {
  return standingAt(await levelsOf(db, merchant), await levelPointsOf(db, id));
}

/** Whether a member has this level of the merchant, or a higher one. Not at a merchant that has no such level. */
export async function hasLevel(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  levelId: string,
): Promise<boolean> {
  const reached = and(
    eq(levels.id, levelId),
    eq(levels.merchant, merchant),
    lte(
      levels.from,
      sql`coalesce((select ${levelPoints.points} from ${levelPoints} where ${levelPoints.accountId} = ${id}), 0)`,
    ),
  );
  return (await db.$count(levels, reached)) > 0;
}
