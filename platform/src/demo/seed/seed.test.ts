import { GAME_TYPES } from '@site/contracts/areas/games';
import { count, eq, sql } from 'drizzle-orm';
import { passwordMatches } from '../../areas/accounts/passwords';
import { bets } from '../../areas/bets/tables';
import { games, merchantVendors, vendors } from '../../areas/games/tables';
import { LOTTERY_GROUPS, lotteryGames } from '../../areas/lottery/tables';
import { BANKS, isNumberOf } from '../../areas/security/banks';
import { bankCards } from '../../areas/security/tables';
import { accounts } from '../../core/accounts/tables';
import type { Database, OpenDatabase } from '../../core/db/client';
import { checkBooks } from '../../core/ledger/books';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../core/ledger/tables';
import { balancesOf } from '../../core/ledger/wallets';
import { cpuMs } from '../../testing/cpuTime';
import { openTestDatabase } from '../../testing/database';
import { allGames } from './catalogue/games';
import { seedLotteries } from './catalogue/lotteries';
import { SHELVES } from './catalogue/shelves';
import { momentsOf } from './moments';
import { AGENT_BALANCE, PLAYER_BALANCE } from './people/money';
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PAYMENT_PASSWORD, seed } from './seed';

const NOW = new Date('2026-11-20T08:00:00Z');
const SEED_WITHIN_MS = 20_000;

describe('catalogue', () => {
  const catalogue = allGames();

  it('has 651 games over all ten categories from 27 vendors, each once', () => {
    const sizes = Object.fromEntries(
      GAME_TYPES.map((type) => [type, catalogue.filter((game) => game.category === type).length]),
    );
    expect(sizes).toEqual({
      RNG: 320,
      LIVE: 100,
      SPORTS: 33,
      ESPORTS: 28,
      COCKFIGHT: 14,
      FISH: 46,
      PVP: 61,
      LOTT: 15,
      ELOTT: 10,
      BINGO: 24,
    });
    expect(new Set(catalogue.map((game) => game.vendor)).size).toBe(27);
    expect(new Set(catalogue.map((game) => game.nodeId)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((game) => game.gameId)).size).toBe(catalogue.length);
  });

  it('is the same each time it is made', () => {
    expect(allGames()).toEqual(catalogue);
  });

  it('keeps cockfight and bingo vendors apart, so that the site can split them out', () => {
    const vendorsOf = (type: (typeof GAME_TYPES)[number]) => SHELVES[type].vendors.map(([vendor]) => vendor);
    expect(vendorsOf('SPORTS').filter((vendor) => vendorsOf('COCKFIGHT').includes(vendor))).toEqual([]);
    expect(vendorsOf('RNG').filter((vendor) => vendorsOf('BINGO').includes(vendor))).toEqual([]);
  });

  it('writes Thai names for nearly all', () => {
    const thai = catalogue.filter((game) => /\p{Script=Thai}/u.test(game.name.th));
    expect(thai.length / catalogue.length).toBeGreaterThan(0.95);
  });
});

describe('moments', () => {
  it('counts days from the merchant’s midnight', () => {
    const moments = momentsOf(NOW, 'Asia/Bangkok');
    expect(moments.today(0).toISOString()).toBe('2026-11-19T17:00:00.000Z');
    expect(moments.today(1)).toEqual(NOW);
    expect(moments.onDay(2, 0.5).toISOString()).toBe('2026-11-18T05:00:00.000Z');
    expect(momentsOf(new Date('2026-11-19T17:00:00Z'), 'Asia/Bangkok').today(0.5)).toEqual(
      new Date('2026-11-19T17:00:00Z'),
    );
  });
});

describe('database', () => {
  let opened: OpenDatabase;
  let db: Database;
  let took = 0;
  beforeAll(async () => {
    opened = await openTestDatabase();
    db = opened.db;
    const start = cpuMs();
    await seed(db, NOW);
    took = cpuMs() - start;
  });
  afterAll(() => opened.close());

  it('is filled within 20 s', () => {
    expect(took).toBeLessThan(SEED_WITHIN_MS);
  });

  it('gives each lottery of the catalogue its draws, once', async () => {
    const lotteries = await db.select().from(lotteryGames);
    expect(lotteries).toHaveLength(25);
    expect(new Set(lotteries.map(({ secret }) => secret)).size).toBe(25);
    expect(new Set(lotteries.map(({ group }) => group))).toEqual(new Set(LOTTERY_GROUPS));
    // One that nobody has an order on.
    const missing = lotteries.find(({ group }) => group === 'SEA')?.gameId ?? '';
    const kept = lotteries.filter(({ gameId }) => gameId !== missing);
    await db.delete(lotteryGames).where(eq(lotteryGames.gameId, missing));
    await seedLotteries(db);
    const again = await db.select().from(lotteryGames);
    expect(again).toHaveLength(25);
    expect(again).toEqual(expect.arrayContaining(kept));
  });

  it.each(['aurora', 'lagoon'])('gives %s a player and an agent with their balances', async (merchant) => {
    for (const [username, balance] of [
      ['player01', PLAYER_BALANCE],
      ['agent01', AGENT_BALANCE],
    ] as const) {
      const [account] = await db
        .select()
        .from(accounts)
        .where(eq(accounts.id, `${merchant}-${username}`));
      if (!account) throw new Error(`no ${username}`);
      expect((await balancesOf(db, account)).total).toBe(balance);
      expect(await passwordMatches(account.passwordHash, DEMONSTRATION_PASSWORD)).toBe(true);
      expect(await passwordMatches(account.paymentPasswordHash, DEMONSTRATION_PAYMENT_PASSWORD)).toBe(true);
    }
  });

  it.each(['aurora', 'lagoon'])(
    'gives the player of %s cards whose numbers their banks have',
    async (merchant) => {
      const cards = await db
        .select()
        .from(bankCards)
        .where(eq(bankCards.accountId, `${merchant}-player01`));
      expect(cards).toHaveLength(2);
      for (const { bankCode, number } of cards) {
        const bank = BANKS.get(bankCode);
        expect([number, bank && isNumberOf(bank, number)]).toEqual([number, true]);
      }
    },
  );

  it('books nothing that leaves a player below zero on the way', async () => {
    const rows = await db
      .select({ account: ledgerEntries.ledgerAccountId, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
      .where(eq(ledgerAccounts.kind, 'player'))
      .orderBy(ledgerTransactions.at, ledgerEntries.number);
    const balances = new Map<string, bigint>();
    for (const { account, amount } of rows) {
      const balance = (balances.get(account) ?? 0n) + amount;
      expect(balance).toBeGreaterThanOrEqual(0n);
      balances.set(account, balance);
    }
    expect(rows.length).toBeGreaterThan(100);
  });

  it('keeps balances and the sums of days as the entries say', async () => {
    expect(await checkBooks(db)).toEqual([]);
  });

  it('sums every transaction to zero', async () => {
    const [total] = await db.select({ sum: sql<string>`sum(amount)::text` }).from(ledgerEntries);
    expect(total?.sum).toBe('0');
  });

  it('gives the agent a downline of three levels and more than forty', async () => {
    const result: unknown = await db.execute(sql`
      with recursive team (id, level) as (
        select id, 1 from accounts where parent_id = 'aurora-agent01'
        union select accounts.id, level + 1 from accounts join team on parent_id = team.id)
      select level, count(*)::int as members from team group by level order by level`);
    expect((result as { rows: unknown[] }).rows).toEqual([
      { level: 1, members: 13 },
      { level: 2, members: 48 },
      { level: 3, members: 96 },
    ]);
  });

  it('dates nothing after its instant', async () => {
    const [latest] = await db.select({ at: sql<string>`max(at)::text` }).from(bets);
    expect(new Date(latest?.at ?? '').getTime()).toBeLessThanOrEqual(NOW.getTime());
    const [members] = await db.select({ at: sql<string>`max(created_at)::text` }).from(accounts);
    expect(new Date(members?.at ?? '').getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it('offers only vendors that have games in the category', async () => {
    const offers = await db
      .select({
        vendor: merchantVendors.vendor,
        category: merchantVendors.category,
        games: count(games.nodeId),
      })
      .from(merchantVendors)
      .innerJoin(vendors, eq(vendors.code, merchantVendors.vendor))
      .leftJoin(
        games,
        sql`${games.vendor} = ${merchantVendors.vendor} and ${games.category} = ${merchantVendors.category}`,
      )
      .groupBy(merchantVendors.vendor, merchantVendors.category);
    expect(offers.filter((offer) => offer.games === 0)).toEqual([]);
  });
});
