import { type BetRecord, betRecords } from '@site/contracts/areas/records';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq, sql } from 'drizzle-orm';
import type { accounts } from '../../core/accounts/tables';
import { merchants } from '../../core/merchants/tables';
import { parseMoney } from '../../core/money';
import { createAccount, createGame, signedInHeaders } from '../../testing/fixtures';
import { createSeededApp, refusalOf, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';
import { games } from '../games/tables';
import { recordPageQuery, recordTotalsQuery } from './records';
import { bets, type NewBet } from './tables';

const { path: RECORDS } = betRecords;
const TODAY = '2026-11-20';
const ALL = { startDate: '2026-08-21', endDate: TODAY };

type Page = ValueOf<typeof betRecords>;

let test: SeededApp;
let player: Visitor;
beforeAll(async () => {
  test = await createSeededApp();
  player = await test.signIn('player01');
});
afterAll(() => test.close());

const recordsOf = async (visitor: Pick<Visitor, 'get'>, query: Record<string, string | number> = {}) =>
  valueIn<Page>(await visitor.get(RECORDS, { ...ALL, pageNo: 1, pageSize: 25, language: 'EN', ...query }));

async function everyPage(query: Record<string, string> = {}): Promise<{ pages: Page[]; list: BetRecord[] }> {
  const pages = [await recordsOf(player, { ...query, pageSize: 100 })];
  for (let pageNo = 2; pageNo <= (pages[0]?.totalPages ?? 0); pageNo += 1)
    pages.push(await recordsOf(player, { ...query, pageSize: 100, pageNo }));
  return { pages, list: pages.flatMap((page) => page.list) };
}

const sumOf = (list: readonly BetRecord[], field: 'bet' | 'valid' | 'win') =>
  list.reduce((total, record) => total + parseMoney(record[field]), 0n);

/** Someone with bets of their own and nothing else. */
async function newcomer(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const account = await createAccount(test.db, 'aurora', changes);
  const headers = await signedInHeaders(test.db, account, test.clock());
  let made = 0;
  return {
    account,
    get: (url: string, query: Record<string, string | number> = {}) =>
      test.app.inject({ url, headers, query: query as Record<string, string> }),
    bets: (...rows: Partial<NewBet>[]) =>
      test.db.insert(bets).values(
        rows.map((row) => ({
          id: `${account.id}-${++made}`,
          merchant: 'aurora',
          accountId: account.id,
          book: 'real' as const,
          vendor: 'MOONREEF',
          nodeId: 'MOONREEF-copper-koi',
          gameType: 'RNG' as const,
          bet: 10_000n,
          win: 0n,
          at: new Date(test.clock()),
          ...row,
        })),
      ),
  };
}

describe('bet records', () => {
  it('gives the demonstration months of bets, of several categories and in every state @RP-050', async () => {
    const { list, pages } = await everyPage();
    expect(list.length).toBeGreaterThan(250);
    expect(pages.map(({ total, pageNum }) => [total, pageNum])).toEqual(
      pages.map((_, index) => [list.length, index + 1]),
    );
    expect(new Set(list.map(({ gameCategory }) => gameCategory)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(list.map(({ status }) => status))).toEqual(
      new Set(['PENDING', 'WON', 'LOST', 'CANCELLED', 'REFUNDED']),
    );
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    const times = list.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('sums the whole range on every page, whatever is on it @RP-050', async () => {
    const { list, pages } = await everyPage();
    for (const { footer } of pages)
      for (const field of ['bet', 'valid', 'win'] as const)
        expect(parseMoney(footer[field])).toBe(sumOf(list, field));
    const past = await recordsOf(player, { pageNo: 1_000 });
    expect(past).toMatchObject({ list: [], total: list.length, footer: pages[0]?.footer });
  });

  it('narrows by category and by vendor, and its sums with it @RP-050', async () => {
    const { list } = await everyPage();
    const vendor = list.find(({ gameCategory }) => gameCategory === 'LIVE')?.vendor ?? '';
    for (const query of [{ gameCategory: 'LIVE' }, { vendor }, { gameCategory: 'LIVE', vendor }]) {
      const narrowed = await everyPage(query);
      const wanted = list.filter(
        (record) =>
          (!('gameCategory' in query) || record.gameCategory === 'LIVE') &&
          (!('vendor' in query) || record.vendor === vendor),
      );
      expect(wanted.length).toBeGreaterThan(0);
      expect(narrowed.list).toEqual(wanted);
      expect(parseMoney(narrowed.pages[0]?.footer.win ?? '')).toBe(sumOf(wanted, 'win'));
    }
    expect(await recordsOf(player, { vendor: 'NOBODY' })).toEqual({
      list: [],
      pageNum: 1,
      totalPages: 0,
      total: 0,
      footer: { bet: '0.00', valid: '0.00', win: '0.00', net: '0.00' },
    });
  });

  it('tells what became of a bet, and counts no stake that was given back or still waits', async () => {
    const someone = await newcomer();
    const at = (second: number) => new Date(test.clock() - second * 1_000);
    await someone.bets(
      { at: at(1), win: 25_050n },
      { at: at(2) },
      { at: at(3), state: 'OPEN' },
      { at: at(4), state: 'CANCELLED' },
      { at: at(5), state: 'REFUNDED' },
    );
    const { list, footer } = await recordsOf(someone);
    expect(list.map(({ status, bet, valid, win, net }) => [status, bet, valid, win, net])).toEqual([
      ['WON', '100.00', '100.00', '250.50', '150.50'],
      ['LOST', '100.00', '100.00', '0.00', '-100.00'],
      ['PENDING', '100.00', '0.00', '0.00', '0.00'],
      ['CANCELLED', '100.00', '0.00', '0.00', '0.00'],
      ['REFUNDED', '100.00', '0.00', '0.00', '0.00'],
    ]);
    expect(footer).toEqual({ bet: '500.00', valid: '200.00', win: '250.50', net: '50.50' });
  });

  it('begins and ends days at the merchant’s midnight', async () => {
    const someone = await newcomer();
    // Bangkok is seven hours ahead of UTC.
    await someone.bets(
      { id: 'before', at: new Date('2026-08-31T16:59:59.999Z') },
      { id: 'first', at: new Date('2026-08-31T17:00:00Z') },
      { id: 'last', at: new Date('2026-09-01T16:59:59.999Z') },
      { id: 'after', at: new Date('2026-09-01T17:00:00Z') },
    );
    const { list } = await recordsOf(someone, { startDate: '2026-09-01', endDate: '2026-09-01' });
    expect(list.map(({ id }) => id)).toEqual(['last', 'first']);
  });

  it('shows members their bets with real money, and trials theirs with play money @RP-050', async () => {
    const both = [{ book: 'real' as const }, { book: 'play' as const, bet: 700n }];
    const member = await newcomer();
    await member.bets(...both);
    expect((await recordsOf(member)).footer.bet).toBe('100.00');
    const trial = await newcomer({ type: 4 });
    await trial.bets(...both);
    expect((await recordsOf(trial)).footer.bet).toBe('7.00');
  });

  it('shows nobody the bets of others @RP-050', async () => {
    const someone = await newcomer();
    expect(await recordsOf(someone)).toMatchObject({ list: [], total: 0 });
    const answer = await test.guest().get(RECORDS, { ...ALL, pageNo: 1, pageSize: 25 });
    expect(refusalOf(answer)).toEqual([401, 'auth.required']);
  });

  it('lets nobody in with the session of another merchant @RP-050', async () => {
    const account = await createAccount(test.db, 'aurora');
    const headers = { ...(await signedInHeaders(test.db, account, test.clock())), merchant: 'lagoon' };
    const answer = await test.app.inject({
      url: `${RECORDS}?${new URLSearchParams({ ...ALL, pageNo: '1', pageSize: '25' })}`,
      headers,
    });
    expect(refusalOf(answer)).toEqual([401, 'session.expired']);
  });

  it('names game and vendor in the language asked for, and hands out the game while it is offered', async () => {
    const someone = await newcomer();
    const closed = await createGame(test.db, 'aurora', { open: false, nodeId: 'closed' });
    const gone = { nodeId: 'gone', vendor: 'NOBODY' };
    const at = (second: number) => new Date(test.clock() - second * 1_000);
    await someone.bets({ at: at(1) }, { at: at(2), nodeId: closed.nodeId }, { at: at(3), ...gone });
    const { list } = await recordsOf(someone, { language: 'TH' });
    const [koi] = await test.db.select().from(games).where(eq(games.nodeId, 'MOONREEF-copper-koi'));
    expect(list.map(({ gameName, vendorName }) => [gameName, vendorName])).toEqual([
      [koi?.name.th, 'Moonreef'],
      [closed.name.th, 'Moonreef'],
      ['gone', 'NOBODY'],
    ]);
    expect(list.map(({ game }) => game?.nodeId)).toEqual(['MOONREEF-copper-koi', undefined, undefined]);
  });

  it.each([
    { startDate: '2026-02-30' },
    { startDate: '2026-11-21' },
    { startDate: '2026-08-20' },
    { endDate: '2026-13-01' },
    { endDate: 'today' },
    { pageSize: 101 },
    { pageNo: 0 },
    { gameCategory: 'HOLOGRAMS' },
    { vendor: "x' or 1=1" },
  ])('refuses %j', async (query) => {
    const answer = await player.get(RECORDS, { ...ALL, pageNo: 1, pageSize: 25, ...query });
    expect(refusalOf(answer)).toEqual([400, 'request.invalid']);
  });

  it('is not served where the merchant has switched its records off', async () => {
    const visitor = await test.signIn('player01', 'lagoon');
    const switchOff = (modulesOff: string[]) =>
      test.db.update(merchants).set({ modulesOff }).where(eq(merchants.code, 'lagoon'));
    await switchOff(['TRANSBETREPMEM3']);
    const answer = await visitor.get(RECORDS, { ...ALL, pageNo: 1, pageSize: 25 });
    expect(refusalOf(answer)).toEqual([403, 'feature.unavailable']);
    await switchOff([]);
  });
});

it('reads the index once there are many bets', async () => {
  await test.db.execute(sql`
    insert into bets (id, merchant, account_id, book, vendor, node_id, game_type, bet, win, at)
    select 'grown-' || n, 'aurora', a.id, 'real', 'MOONREEF', 'MOONREEF-copper-koi', 'RNG', 100, 0,
      ${new Date(test.clock()).toISOString()}::timestamptz - n * interval '1 minute'
    from generate_series(1, 40000::int) n
    join (select id, row_number() over (order by id) - 1 as row from accounts) a
      on a.row = n % (select count(*) from accounts)`);
  await test.db.execute('analyze bets');
  const owner = player.account;
  if (!owner) throw new Error('no player');
  const filter = { owner, timeZone: 'Asia/Bangkok', ...ALL };
  for (const narrowed of [filter, { ...filter, gameCategory: 'LIVE' as const, vendor: 'MOONREEF' }]) {
    for (const query of [
      recordPageQuery(test.db, narrowed, { pageNo: 1, pageSize: 25 }).getSQL(),
      recordTotalsQuery(test.db, narrowed).getSQL(),
    ]) {
      const result: unknown = await test.db.execute(sql`explain ${query}`);
      const plan = (result as { rows: { 'QUERY PLAN': string }[] }).rows.map((row) => row['QUERY PLAN']);
      expect(plan.join('\n')).toMatch(/(Index Scan|Index Only Scan|Bitmap Index Scan).* (using|on) bets_/);
      expect(plan.join('\n')).not.toMatch(/Seq Scan on bets/);
    }
  }
});
