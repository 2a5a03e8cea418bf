import { type SQL, sql } from 'drizzle-orm';
import { readConfig } from '../../core/config';
import { type Database, openPglite, openPostgres } from '../../core/db/client';
import { firstGamesQuery, type GameFilter, gameOrderQuery, gamesQuery } from './gameList';
import { heldQuery, nearQuery, SIMILARITY, withSimilarity } from './search/candidates';

/*
 * For the bench: prints the plans of the catalogue's queries over the database that the platform would use. With
 * PGlite the platform must not run.
 */

const merchant = 'aurora';
const LISTS: Record<string, GameFilter> = {
  'slots, all': { merchant, gameType: 'RNG' },
  'slots of a vendor': { merchant, gameType: 'RNG', vendor: 'MOONREEF' },
  'slots by name': { merchant, gameType: 'RNG', name: 'golden' },
  'slots by minimum bet': { merchant, gameType: 'RNG', minBet: 75n },
};
const PAGE = 25;

async function printPlan(db: Database, what: string, query: { getSQL(): SQL }): Promise<void> {
  const result: unknown = await db.execute(sql`explain (analyze, timing off) ${query.getSQL()}`);
  const { rows } = result as { rows: readonly { 'QUERY PLAN': string }[] };
  process.stdout.write(`\n${what}\n${rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n')}\n`);
}

async function printPlans(db: Database): Promise<void> {
  for (const [what, filter] of Object.entries(LISTS)) {
    await printPlan(db, `First page of ${what}`, firstGamesQuery(db, filter, PAGE));
    await printPlan(db, `Order of ${what}`, gameOrderQuery(db, filter));
  }
  const [order] = await gameOrderQuery(db, { merchant, gameType: 'RNG' });
  await printPlan(db, 'Games of a page', gamesQuery(db, merchant, (order?.nodeIds ?? []).slice(-PAGE)));
  const words = [{ text: 'temple', vendors: [], categories: [] }];
  await printPlan(db, 'Search', heldQuery(db, merchant, 'temple', words));
  const mistaken = 'tempel of tides';
  await withSimilarity(db, SIMILARITY.mistaken(mistaken), (tx) =>
    printPlan(tx, 'Search with a mistake', nearQuery(tx, merchant, mistaken)),
  );
}

const { databaseUrl, dataFolder } = readConfig(process.env);
const opened = databaseUrl === undefined ? await openPglite(dataFolder) : await openPostgres(databaseUrl);
try {
  await printPlans(opened.db);
} finally {
  await opened.close();
}
