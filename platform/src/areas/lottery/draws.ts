import type { Draw } from '@site/contracts/areas/lottery';
import { and, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import { SECOND, toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { drawNumbers } from './result';
import { drawAfter, drawsBefore, type ScheduledDraw } from './schedule';
import { type DrawRow, draws, type LotteryGameRow } from './tables';

type Lottery = Pick<LotteryGameRow, 'gameId' | 'drawEvery' | 'drawOffset' | 'digits' | 'secret'>;

/**
 * Numbers are public so long after a draw has closed, in ms: by no clock that is a little off is an order taken
 * whose numbers somebody could have read.
 */
export const PUBLISHED_AFTER_MS = 3 * SECOND;

/** The draw of each game that takes orders now: the next of its schedule that nobody closed before its time. */
export async function openDraws(
  db: Database,
  games: readonly Lottery[],
  now: number,
): Promise<Map<string, ScheduledDraw>> {
  const at = new Date(now);
  const early = await db
    .select({ gameId: draws.gameId, scheduledAt: max(draws.scheduledAt) })
    .from(draws)
    .where(and(gt(draws.scheduledAt, at), lte(draws.closesAt, at)))
    .groupBy(draws.gameId);
  const closed = new Map(early.map(({ gameId, scheduledAt }) => [gameId, scheduledAt?.getTime()]));
  return new Map(games.map((game) => [game.gameId, drawAfter(game, closed.get(game.gameId) ?? now)]));
}

export async function openDrawOf(db: Database, game: Lottery, now: number): Promise<ScheduledDraw> {
  return (await openDraws(db, [game], now)).get(game.gameId) ?? drawAfter(game, now);
}

const newRow = (game: Lottery, { numero, scheduledAt }: ScheduledDraw): typeof draws.$inferInsert => ({
  gameId: game.gameId,
  numero,
  scheduledAt: new Date(scheduledAt),
  closesAt: new Date(scheduledAt),
});

const named = (game: Pick<Lottery, 'gameId'>, numero: string) =>
  and(eq(draws.gameId, game.gameId), eq(draws.numero, numero));

/**
 * Keeps a draw open until the database transaction ends: it closes only after those who were in time.
 *
 * @throws Refusal draw.closed when it is not the one that takes orders.
 */
export async function holdOpenDraw(
  tx: Database,
  game: Lottery,
  numero: string,
  now: () => number,
): Promise<DrawRow> {
  const open = await openDrawOf(tx, game, now());
  if (open.numero !== numero) throw new Refusal('draw.closed');
  await tx.insert(draws).values(newRow(game, open)).onConflictDoNothing();
  const [row] = await tx.select().from(draws).where(named(game, numero)).for('share');
  // Whoever closed it may have held the row until now.
  if (!row || row.result !== null || row.closesAt.getTime() <= now()) throw new Refusal('draw.closed');
  return row;
}

/** Closes the open draw of a game now, and its numbers are public at once. Returns its number. */
export async function closeDraw(db: Database, game: Lottery, now: number): Promise<string> {
  const open = await openDrawOf(db, game, now);
  // Waits for whoever holds the draw open: an order is either before this or refused, whatever the clocks say.
  const closesAt = new Date(now - PUBLISHED_AFTER_MS);
  await db
    .insert(draws)
    .values({ ...newRow(game, open), closesAt })
    .onConflictDoUpdate({ target: [draws.gameId, draws.numero], set: { closesAt } });
  return open.numero;
}

export const numbersOf = (game: Lottery, numero: string, row?: Pick<DrawRow, 'result'>): string[] =>
  row?.result ?? drawNumbers(game.secret, game.gameId, numero, game.digits);

/** A lottery with its name in the language of the answer. */
export type NamedLottery = Lottery & { gameName: string };

/** So many of the last draws of each game whose numbers are public, newest first. */
export async function heldDraws(
  db: Database,
  games: readonly NamedLottery[],
  count: number,
  now: number,
): Promise<Draw[]> {
  const publicUntil = now - PUBLISHED_AFTER_MS;
  const open = await openDraws(db, games, publicUntil);
  const held = games.flatMap((game) =>
    drawsBefore(game, open.get(game.gameId) ?? drawAfter(game, publicUntil), count).map((draw) => ({
      game,
      draw,
    })),
  );
  if (held.length === 0) return [];
  const rows = await db
    .select()
    .from(draws)
    .where(
      and(
        inArray(
          draws.gameId,
          games.map(({ gameId }) => gameId),
        ),
        inArray(draws.numero, [...new Set(held.map(({ draw }) => draw.numero))]),
      ),
    );
  const known = new Map(rows.map((row) => [`${row.gameId} ${row.numero}`, row]));
  return held
    .map(({ game, draw: { numero, scheduledAt } }) => {
      const row = known.get(`${game.gameId} ${numero}`);
      return {
        gameId: game.gameId,
        gameName: game.gameName,
        numero,
        openedAt: toInstant(row?.closesAt ?? new Date(scheduledAt)),
        result: numbersOf(game, numero, row),
      };
    })
    .sort((a, b) => (a.openedAt < b.openedAt ? 1 : a.openedAt > b.openedAt ? -1 : 0));
}

/** Draws whose numbers are public and whose orders are not all settled. */
export const dueDraws = (db: Database, now: number) =>
  db
    .select()
    .from(draws)
    .where(and(lte(draws.closesAt, new Date(now - PUBLISHED_AFTER_MS)), sql`${draws.settledAt} is null`))
    .orderBy(draws.closesAt);
