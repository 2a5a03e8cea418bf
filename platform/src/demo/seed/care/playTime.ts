import { and, asc, eq, lt, notInArray } from 'drizzle-orm';
import { bets } from '../../../areas/bets/tables';
import { isRecent } from '../../../core/care/play/stretch';
import { playStretches } from '../../../core/care/play/tables';
import { MINUTE } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { insertInBatches } from '../../../core/db/insertInBatches';
import type { SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';

/** How long the player stays with a game for each bet of the past. */
const STAY_MS = 12 * MINUTE;

/** The stretches of play in which the player's bets of earlier days were placed. */
export async function seedPlayTime(db: Database, context: SeedContext): Promise<void> {
  const player = accountId(context, PLAYER);
  const placed = await db
    .select({ at: bets.at, bet: bets.bet, win: bets.win })
    .from(bets)
    .where(
      and(
        eq(bets.accountId, player),
        eq(bets.state, 'SETTLED'),
        lt(bets.at, context.today(0)),
        // The time of a lottery's bet is when it was drawn.
        notInArray(bets.gameType, ['LOTT', 'ELOTT']),
      ),
    )
    .orderBy(asc(bets.at));
  const stretches: (typeof playStretches.$inferInsert)[] = [];
  for (const { at, bet, win } of placed) {
    const seenAt = new Date(at.getTime() + STAY_MS);
    const last = stretches.at(-1);
    if (last && isRecent(last, at)) {
      last.seenAt = seenAt;
      last.staked += bet;
      last.won += win;
    } else
      stretches.push({
        accountId: player,
        number: stretches.length + 1,
        since: at,
        seenAt,
        staked: bet,
        won: win,
      });
  }
  await insertInBatches(db, playStretches, stretches);
}
