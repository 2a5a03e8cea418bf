import { GAME_TYPES, type GameType } from '@site/contracts/areas/games';
import type { GivenRate } from '@site/contracts/areas/rebates';
import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { rebateRates } from './tables';

/** Rates by category in hundredths of a per cent; one that is not named is 0. */
export type Rates = Partial<Record<GameType, number>>;

/** `1.20` → 120. Of a text that the schema has passed. */
export const parseRate = (text: string): number => Number(text.replace('.', ''));

/** 120 → `1.20`. */
export const rateText = (rate: number): string => (rate / 100).toFixed(2);

export const ratesOf = (given: readonly GivenRate[]): Rates =>
  Object.fromEntries(given.map(({ gameType, rate }) => [gameType, parseRate(rate)]));

/** As the contract writes them, in the order of the categories, without those that are 0. */
export const givenRates = (rates: Rates): GivenRate[] =>
  GAME_TYPES.flatMap((gameType) => {
    const rate = rates[gameType] ?? 0;
    return rate > 0 ? [{ gameType, rate: rateText(rate) }] : [];
  });

/** The highest of them, whatever its category: what quotas go by. */
export const highestOf = (rates: Rates): number => Math.max(0, ...Object.values(rates));

/** None of them above a bound for all, or above that of its category. */
export const capped = (rates: Rates, bound: (category: GameType) => number): Rates =>
  Object.fromEntries(
    GAME_TYPES.flatMap((category) => {
      const rate = rates[category];
      return rate === undefined ? [] : [[category, Math.min(rate, Math.max(0, bound(category)))]];
    }),
  );

const current = isNull(rebateRates.until);

/** What each of these accounts earns from the next bet on; who is not named has no rates. */
export async function currentRates(
  db: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Rates>> {
  const found = new Map<string, Rates>();
  if (accountIds.length === 0) return found;
  const rows = await db
    .select({ id: rebateRates.accountId, gameType: rebateRates.gameType, rate: rebateRates.rate })
    .from(rebateRates)
    .where(and(inArray(rebateRates.accountId, [...accountIds]), current));
  for (const { id, gameType, rate } of rows) found.set(id, { ...found.get(id), [gameType]: rate });
  return found;
}

/** The same of one account. */
export const currentRatesOf = async (db: Database, accountId: string): Promise<Rates> =>
  (await currentRates(db, [accountId])).get(accountId) ?? {};

/** The most that an account has given on, by category. */
export async function givenOn(db: Database, accountId: string): Promise<Rates> {
  const rows = await db
    .select({ gameType: rebateRates.gameType, rate: max(rebateRates.rate) })
    .from(accounts)
    .innerJoin(rebateRates, and(eq(rebateRates.accountId, accounts.id), current))
    .where(eq(accounts.parentId, accountId))
    .groupBy(rebateRates.gameType);
  return Object.fromEntries(rows.map(({ gameType, rate }) => [gameType, rate ?? 0]));
}

/**
 * Gives an account rates, which count for bets from this instant on; those that are left out stay. Call it with the
 * account and its agent held (`holdRates`) and the bounds checked.
 */
export async function writeRates(tx: Database, accountId: string, rates: Rates, at: Date): Promise<void> {
  const before = await tx
    .select()
    .from(rebateRates)
    .where(and(eq(rebateRates.accountId, accountId), current));
  for (const [category, rate] of Object.entries(rates) as [GameType, number][]) {
    const running = before.find(({ gameType }) => gameType === category);
    if ((running?.rate ?? 0) === rate) continue;
    const row = and(eq(rebateRates.accountId, accountId), eq(rebateRates.gameType, category), current);
    // Two changes of one instant: the second one holds.
    if (running && running.since >= at) {
      await tx.update(rebateRates).set({ rate }).where(row);
      continue;
    }
    if (running) await tx.update(rebateRates).set({ until: at }).where(row);
    await tx.insert(rebateRates).values({ accountId, gameType: category, rate, since: at });
  }
}
