import type { GameType } from '@site/contracts/areas/games';
import type { BetRow, Downline, PnlRow } from '@site/contracts/areas/team';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { HOUR } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { rollUpTeams } from './figures/rollUp';
import { deposit, spin } from './testing';

const PROFIT = '/wps/agent/kpi/B';
const BETS = '/wps/agent/kpi/C';
const SUBORDINATES = '/wps/agent/subordinates';
const DOWNLINES = '/wps/agent/downlines';

const CREATED = new Date('2026-11-01T03:00:00Z');
const MODULES = { AGEPAG: true, AGETEAMPNL3: true, TEAMBETTING3: true, DOWNMAN: true };

let test: TestApp;
/** boss ─ lead ─ deep ─ leaf, boss ─ side; `stranger` is an agent with a member of their own. */
let boss: Account;
let lead: Account;
let deep: Account;
let leaf: Account;
let side: Account;
let stranger: Account;

const below = (username: string, parent: Account | undefined, type: 0 | 1 = 1) =>
  createAccount(test.db, 'aurora', {
    username,
    type,
    nickname: `Of ${username}`,
    createdAt: CREATED,
    ...(parent && { parentId: parent.id }),
  });

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, { agentMenu: MODULES });
  boss = await below('Boss', undefined);
  lead = await below('lead', boss);
  deep = await below('deep', lead);
  leaf = await below('leaf_100%', deep, 0);
  side = await below('side', boss, 0);
  stranger = await below('stranger', undefined);
  await below('theirs', stranger, 0);
  await deposit(test.db, leaf, 50_000n, now());
  await deposit(test.db, side, 10_000n, now());
  await deposit(test.db, lead, 1_000n, now());
  await play(lead, 1_000n, 400n);
  await play(leaf, 20_000n, 25_000n, 'LIVE');
  await play(side, 3_000n, 0n);
  await rollUpTeams(test.db);
});
afterAll(() => test.close());

const now = () => new Date(test.clock());
const play = (who: Account, bet: bigint, win: bigint, gameType?: GameType) =>
  spin(test.db, who, { bet, win, at: now(), ...(gameType && { gameType }) });

const RANGE = { startDate: '2026-11-14', endDate: '2026-11-20', size: '25' };

async function ask(who: Account, url: string, query: Record<string, string> = {}) {
  const headers = await signedInHeaders(test.db, who, test.clock());
  return test.app.inject({ url, query, headers });
}

interface Profit {
  list: PnlRow[];
  footer: PnlRow;
  path: string[];
  totalPages: number;
  byDay: { date: string; profit: string }[];
}
const profit = async (who: Account, query: Record<string, string> = {}) =>
  valueIn<Profit>(await ask(who, PROFIT, { ...RANGE, ...query }));

describe('profit and loss', () => {
  const row = { deposit: '0.00', withdraw: '0.00', rebate: '0.00', bonus: '0.00', given: '0.00' };

  it('has a row for each direct downline with all below it, and the sum of the rows @RP-051', async () => {
    const { list, footer, path, totalPages, byDay } = await profit(boss);
    expect(list).toEqual([
      {
        ...row,
        account: 'lead',
        members: 2,
        deposit: '510.00',
        bet: '210.00',
        win: '254.00',
        profit: '44.00',
      },
      { ...row, account: 'side', members: 0, deposit: '100.00', bet: '30.00', win: '0.00', profit: '-30.00' },
    ]);
    expect(footer).toEqual({
      ...row,
      account: 'Boss',
      members: 4,
      deposit: '610.00',
      bet: '240.00',
      win: '254.00',
      profit: '14.00',
    });
    expect([path, totalPages]).toEqual([['Boss'], 1]);
    expect(byDay.map(({ date }) => date)).toEqual(
      [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`),
    );
    expect(byDay.at(-1)?.profit).toBe('14.00');
  });

  it('goes down to an account, whose own row comes first @RP-051', async () => {
    const { list, footer, path } = await profit(boss, { account: 'LEAD' });
    expect(path).toEqual(['Boss', 'lead']);
    expect(list.map(({ account, own, profit: of }) => [account, own, of])).toEqual([
      ['lead', true, '-6.00'],
      ['deep', undefined, '50.00'],
    ]);
    expect([footer.account, footer.profit, footer.members]).toEqual(['lead', '44.00', 2]);
    expect((await profit(boss, { account: 'leaf_100%' })).path).toEqual([
      'Boss',
      'lead',
      'deep',
      'leaf_100%',
    ]);
  });

  it('comes page by page, and as a footer alone', async () => {
    const first = await profit(boss, { size: '1' });
    const second = await profit(boss, { size: '1', page: '2' });
    expect([first, second].map(({ list, totalPages }) => [list[0]?.account, totalPages])).toEqual([
      ['lead', 2],
      ['side', 2],
    ]);
    const alone = await profit(boss, { size: '0' });
    expect([alone.list, alone.totalPages, alone.footer.profit]).toEqual([[], 0, '14.00']);
  });
});

describe('bets', () => {
  const betting = async (query: Record<string, string> = {}) =>
    valueIn<{ list: BetRow[]; footer: BetRow; byCategory: object[]; byDay: object[] }>(
      await ask(boss, BETS, { ...RANGE, ...query }),
    );

  it('stand by person and category @RP-051', async () => {
    const { list, footer, byCategory, byDay } = await betting();
    expect(
      list.map(({ account, gameCategory, bets: count, bet, valid, win }) => ({
        account,
        gameCategory,
        count,
        bet,
        valid,
        win,
      })),
    ).toEqual([
      { account: 'lead', gameCategory: 'LIVE', count: 1, bet: '200.00', valid: '200.00', win: '250.00' },
      { account: 'side', gameCategory: 'RNG', count: 1, bet: '30.00', valid: '30.00', win: '0.00' },
      { account: 'lead', gameCategory: 'RNG', count: 1, bet: '10.00', valid: '10.00', win: '4.00' },
    ]);
    expect(footer).toEqual({
      account: 'Boss',
      members: 4,
      bets: 3,
      bet: '240.00',
      valid: '240.00',
      win: '254.00',
    });
    expect(byCategory).toEqual([
      { gameCategory: 'LIVE', bet: '200.00' },
      { gameCategory: 'RNG', bet: '40.00' },
    ]);
    expect(byDay.at(-1)).toEqual({ date: '2026-11-20', bet: '240.00', win: '254.00' });
  });

  it('are of one category, and of one account, where that is asked for @RP-051', async () => {
    const live = await betting({ gameCategory: 'LIVE' });
    expect([live.list.length, live.footer.bet, live.footer.gameCategory]).toEqual([1, '200.00', 'LIVE']);
    const own = await betting({ account: 'lead' });
    expect(own.list.map(({ account, own: alone, bet }) => [account, alone, bet])).toEqual([
      ['lead', true, '10.00'],
      ['deep', undefined, '200.00'],
    ]);
  });
});

describe('people', () => {
  const people = async (who: Account, url: string, query: Record<string, string> = {}) =>
    valueIn<{ list: Downline[]; total: number; path?: string[] }>(
      await ask(who, url, { pageNo: '1', pageSize: '25', ...query }),
    );
  const names = async (query: Record<string, string>) =>
    (await people(boss, DOWNLINES, query)).list.map(({ account }) => account);

  it('are the direct downlines of an account, with what is below each @RP-044', async () => {
    const direct = await people(boss, SUBORDINATES);
    expect(direct.path).toEqual(['Boss']);
    expect(direct.list[0]).toEqual({
      account: 'lead',
      nickname: 'Of lead',
      type: 1,
      level: 1,
      members: 2,
      balance: '4.00',
      rebates: [],
      online: false,
      registeredAt: '2026-11-01T03:00:00.000Z',
    });
    const deeper = await people(boss, SUBORDINATES, { account: 'deep' });
    expect(deeper.path).toEqual(['Boss', 'lead', 'deep']);
    expect(deeper.list).toMatchObject([{ account: 'leaf_100%', level: 3, balance: '550.00' }]);
  });

  it('are the whole team, and are found by a part of a name or nickname @RP-045', async () => {
    expect(await names({})).toEqual(['deep', 'lead', 'leaf_100%', 'side']);
    expect(await names({ search: 'LE' })).toEqual(['lead', 'leaf_100%']);
    expect(await names({ search: '%' })).toEqual(['leaf_100%']);
    expect(await names({ search: 'of side' })).toEqual(['side']);
    expect(await names({ kind: 'AGENT' })).toEqual(['deep', 'lead']);
    expect(await names({ search: 'theirs' })).toEqual([]);
    const second = await people(boss, DOWNLINES, { pageSize: '3', pageNo: '2' });
    expect([second.total, second.list.map(({ account }) => account)]).toEqual([4, ['side']]);
  });

  it('say who is online', async () => {
    await signedInHeaders(test.db, side, test.clock());
    expect(await names({ online: '1' })).toEqual(['side']);
    expect(await names({ online: '0' })).toEqual(['deep', 'lead', 'leaf_100%']);
    test.clock.advance(2 * HOUR);
    expect(await names({ online: '1' })).toEqual([]);
    test.clock.advance(-2 * HOUR);
  });
});

describe('nobody is seen but one’s own team', () => {
  const PAGE = { pageNo: '1', pageSize: '25' };
  const CALLS = [
    [PROFIT, RANGE],
    [BETS, RANGE],
    [SUBORDINATES, PAGE],
  ] as const;

  it.each(CALLS)('by %s @RP-044 @RP-051', async (url, query) => {
    for (const account of ['stranger', 'theirs', 'nobody', "x' or 1=1"])
      expect(refusalOf(await ask(boss, url, { ...query, account }))).toEqual([404, 'downline.unknown']);
    // Not those above, nor those beside.
    for (const account of ['boss', 'side'])
      expect(refusalOf(await ask(lead, url, { ...query, account }))).toEqual([404, 'downline.unknown']);
    expect(refusalOf(await ask(side, url, query))).toEqual([403, 'agent.required']);
    expect((await ask(lead, url, { ...query, account: 'Lead' })).statusCode).toBe(200);
  });

  it('and who is moved is seen by the new agents alone', async () => {
    const mover = await below('mover', lead);
    await deposit(test.db, mover, 7_000n, now());
    await rollUpTeams(test.db);
    const seen = async (who: Account) => (await profit(who)).footer.deposit;
    const before = [await seen(boss), await seen(stranger)];
    await test.db.update(accounts).set({ parentId: stranger.id }).where(eq(accounts.id, mover.id));
    expect(before).toEqual(['680.00', '0.00']);
    expect([await seen(boss), await seen(stranger)]).toEqual(['610.00', '70.00']);
    expect(refusalOf(await ask(boss, PROFIT, { ...RANGE, account: 'mover' }))).toEqual([
      404,
      'downline.unknown',
    ]);
  });
});
