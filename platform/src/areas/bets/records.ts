import type { GameType } from '@site/contracts/areas/games';
import type { OrderStatus } from '@site/contracts/areas/lottery';
import type { BetFooter, BetRecord, betRecords } from '@site/contracts/areas/records';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { and, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import { daysIn, duringRange } from '../../core/days';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { bookOf } from '../../core/ledger/transaction';
import { formatMoney } from '../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { games, merchantVendors, vendors } from '../games/tables';
import { gameColumns, gameView } from '../games/view';
import { offeredBy } from '../games/visibleGames';
import { footerOf } from './footer';
import { type Bet, type BetState, bets } from './tables';
import { validStake } from './validStake';

export interface RecordFilter extends DayRange {
  owner: Pick<Account, 'id' | 'merchant' | 'type'>;
  /** Of the merchant: where its days begin and end. */
  timeZone: string;
  gameCategory?: GameType | undefined;
  vendor?: string | undefined;
}

const NOT_SETTLED: Record<Exclude<BetState, 'SETTLED'>, OrderStatus> = {
  OPEN: 'PENDING',
  CANCELLED: 'CANCELLED',
  REFUNDED: 'REFUNDED',
};

function statusOf({ state, win }: Pick<Bet, 'state' | 'win'>): OrderStatus {
  if (state !== 'SETTLED') return NOT_SETTLED[state];
  return win > 0n ? 'WON' : 'LOST';
}

const matching = ({ owner, timeZone, gameCategory, vendor, ...range }: RecordFilter): SQL | undefined =>
  and(
    eq(bets.accountId, owner.id),
    eq(bets.book, bookOf(owner)),
    duringRange(bets.at, range, timeZone),
    gameCategory === undefined ? undefined : eq(bets.gameType, gameCategory),
    vendor === undefined ? undefined : eq(bets.vendor, vendor),
  );

const { vendorName, ...columnsOfGame } = gameColumns;

/** The page of bets as a query, so that its plan can be looked at. A record outlives its game. */
export const recordPageQuery = (db: Database, filter: RecordFilter, page: PageRequest) =>
  db
    .select({
      id: bets.id,
      at: bets.at,
      vendor: bets.vendor,
      vendorName,
      gameType: bets.gameType,
      nodeId: bets.nodeId,
      bet: bets.bet,
      valid: validStake.mapWith(bets.bet),
      win: bets.win,
      state: bets.state,
      game: columnsOfGame,
      offered: sql<boolean>`${games.open} and ${merchantVendors.vendor} is not null`,
    })
    .from(bets)
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    .leftJoin(vendors, eq(vendors.code, bets.vendor))
    .leftJoin(merchantVendors, offeredBy(filter.owner.merchant))
    .where(matching(filter))
    .orderBy(desc(bets.at), desc(bets.id))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);

type RecordRow = Awaited<ReturnType<typeof recordPageQuery>>[number];

function recordView(row: RecordRow, language: Language): BetRecord {
  const { game, offered } = row;
  const name = row.vendorName ?? row.vendor;
  return {
    id: row.id,
    at: toInstant(row.at),
    vendor: row.vendor,
    vendorName: name,
    gameCategory: row.gameType,
    gameName: game ? textIn(game.name, language) : row.nodeId,
    bet: formatMoney(row.bet),
    valid: formatMoney(row.valid),
    win: formatMoney(row.win),
    net: formatMoney(row.win - row.valid),
    status: statusOf(row),
    ...(game && offered && { game: gameView({ ...game, vendorName: name }, language) }),
  };
}

/** Number and sums of all bets that a filter leaves, as a query, so that its plan can be looked at. */
export const recordTotalsQuery = (db: Database, filter: RecordFilter) =>
  db
    .select({ total: count(), bet: sum(bets.bet), valid: sum(validStake), win: sum(bets.win) })
    .from(bets)
    .where(matching(filter));

async function totalsOf(db: Database, filter: RecordFilter): Promise<{ total: number; footer: BetFooter }> {
  const [row] = await recordTotalsQuery(db, filter);
  return { total: row?.total ?? 0, footer: footerOf(row) };
}

/**
 * One page of an account's bets, newest first, with the sums over all pages. Trials see their bets with play
 * money, everybody else those with real money.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function listRecords(
  db: Database,
  filter: RecordFilter,
  page: PageRequest,
  language: Language,
): Promise<ValueOf<typeof betRecords>> {
  daysIn(filter);
  const [rows, { total, footer }] = await Promise.all([
    recordPageQuery(db, filter, page),
    totalsOf(db, filter),
  ]);
  return {
    list: rows.map((row) => recordView(row, language)),
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
    footer,
  };
}
