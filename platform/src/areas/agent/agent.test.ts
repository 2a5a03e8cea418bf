import type { KpiRow, TeamFooter } from '@site/contracts/areas/agent';
import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { DAY, HOUR } from '../../core/clock';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { createSeededApp, refusalOf, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';
import { bets } from '../bets/tables';
import { contracts } from './contracts/tables';
import { rollUpTeams } from './figures/rollUp';

const KPI = '/wps/agent/kpi/A';
/** The counters of home. */
const HOME = { moduleid: 'AGEINFO3' };
const CONTRACTS = '/wps/agent/contract/info';

interface Kpi {
  list: KpiRow[];
  footer: TeamFooter;
  totalPages: number;
}

let test: SeededApp;
let agent: Visitor;
beforeAll(async () => {
  test = await createSeededApp();
  agent = await test.signIn('agent01');
});
afterAll(() => test.close());

const TODAY = '2026-11-20';
const kpi = async (visitor: Visitor, query: Record<string, string | number>) => {
  await rollUpTeams(test.db);
  return valueIn<Kpi>(await visitor.get(KPI, { startDate: TODAY, endDate: TODAY, size: 0, ...query }, HOME));
};

describe('team figures', () => {
  it('counts the team of today in a footer of four @RP-042', async () => {
    expect(await kpi(agent, {})).toEqual({
      list: [],
      footer: {
        teamLoginMemberCount: 126,
        teamBetMemberCount: 93,
        teamRegisterMemberCount: 7,
        teamOnlineCount: 48,
      },
      totalPages: 0,
    });
  });

  it('counts each member once and all levels below, but no stranger and no play money @RP-042', async () => {
    const { footer: before } = await kpi(agent, {});
    const below = await createAccount(test.db, 'aurora', {
      parentId: 'aurora-nattaya88',
      createdAt: new Date(test.clock()),
    });
    const stranger = await createAccount(test.db, 'aurora', { createdAt: new Date(test.clock()) });
    for (const account of [below, below, stranger]) await signedInHeaders(test.db, account, test.clock());
    const stake = {
      merchant: 'aurora',
      book: 'real' as const,
      vendor: 'MOONREEF',
      nodeId: 'MOONREEF-copper-koi',
      gameType: 'RNG' as const,
      bet: 100n,
      win: 0n,
      at: new Date(test.clock()),
    };
    await test.db.insert(bets).values([
      { ...stake, id: 'one', accountId: below.id },
      { ...stake, id: 'two', accountId: below.id },
      { ...stake, id: 'strange', accountId: stranger.id },
      { ...stake, id: 'play', accountId: 'aurora-wanida32', book: 'play' },
    ]);
    const { footer: after } = await kpi(agent, {});
    expect(after).toEqual({
      teamLoginMemberCount: before.teamLoginMemberCount + 1,
      teamBetMemberCount: before.teamBetMemberCount + 1,
      teamRegisterMemberCount: before.teamRegisterMemberCount + 1,
      teamOnlineCount: before.teamOnlineCount + 1,
    });
  });

  it('gives a smaller team its own figures', async () => {
    const below = await test.signIn('nattaya88');
    const { footer } = await kpi(below, {});
    expect(footer.teamLoginMemberCount).toBeLessThan(20);
    expect(footer.teamLoginMemberCount).toBeGreaterThan(0);
  });

  it('gives a row for each day, newest first, page by page @RP-042', async () => {
    const range = { startDate: '2026-11-11', endDate: TODAY, size: 4 };
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await kpi(agent, { ...range, page }));
    const rows = pages.flatMap((page) => page.list);
    expect(pages.map((page) => page.totalPages)).toEqual([3, 3, 3]);
    expect(rows.map((row) => row.date)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15',
      '2026-11-14',
      '2026-11-13',
      '2026-11-12',
      '2026-11-11',
    ]);
    const yesterday = rows[1];
    expect(yesterday?.login).toBeGreaterThan(30);
    expect(yesterday?.bet).toBeGreaterThan(30);
    expect(Number(yesterday?.deposit)).toBeGreaterThan(Number(yesterday?.withdraw));
    expect(Number(yesterday?.withdraw)).toBeGreaterThan(0);
    expect((await kpi(agent, { ...range, page: 4 })).list).toEqual([]);
  });

  it('begins and ends days at the merchant’s midnight @RP-042', async () => {
    const registered = async (day: string) =>
      (await kpi(agent, { startDate: day, endDate: day })).footer.teamRegisterMemberCount;
    const before = await registered('2026-09-01');
    // Bangkok is seven hours ahead of UTC.
    for (const createdAt of ['2026-08-31T17:00:00Z', '2026-09-01T16:59:59.999Z', '2026-09-01T17:00:00Z'])
      await createAccount(test.db, 'aurora', {
        parentId: 'aurora-agent01',
        createdAt: new Date(createdAt),
      });
    expect(await registered('2026-09-01')).toBe(before + 2);
  });

  it('forgets who is online once their sessions have run out @RP-042', async () => {
    const later = await test.signIn('agent01', 'lagoon');
    expect((await kpi(later, {})).footer.teamOnlineCount).toBe(48);
    test.clock.advance(2 * HOUR);
    const again = await test.signIn('agent01', 'lagoon');
    expect((await kpi(again, {})).footer.teamOnlineCount).toBe(0);
    test.clock.advance(-2 * HOUR);
  });

  it('lets nobody be below themselves, or below somebody of another merchant', async () => {
    const first = await createAccount(test.db, 'aurora', { type: 1 });
    const second = await createAccount(test.db, 'aurora', { type: 1, parentId: first.id });
    const move = (id: string, parentId: string) =>
      test.db.update(accounts).set({ parentId }).where(eq(accounts.id, id));
    await expect(move(first.id, second.id)).rejects.toThrow();
    await expect(move(first.id, first.id)).rejects.toThrow();
    await expect(move(second.id, 'lagoon-agent01')).rejects.toThrow();
    const headers = await signedInHeaders(test.db, first, test.clock());
    await move(second.id, 'aurora-agent01');
    await rollUpTeams(test.db);
    const url = `${KPI}?startDate=2026-01-01&endDate=2026-01-31&size=0`;
    const footer = valueIn<Kpi>(await test.app.inject({ url, headers: { ...headers, ...HOME } })).footer;
    expect(footer.teamRegisterMemberCount).toBe(0);
  });

  it.each([
    { startDate: '2026-02-30' },
    { startDate: 'yesterday' },
    { startDate: '2026-11-21' },
    { startDate: '2026-08-01' },
    { endDate: '2026-13-01' },
    { size: 101 },
    { size: -1 },
    { size: 5, page: 0 },
  ])('refuses %j', async (query) => {
    const answer = await agent.get(KPI, { startDate: TODAY, endDate: TODAY, size: 0, ...query }, HOME);
    expect(refusalOf(answer)).toEqual([400, 'request.invalid']);
  });

  it('takes a range of 92 days', async () => {
    const endDate = new Date(Date.parse('2026-08-21') + 91 * DAY).toISOString().slice(0, 10);
    const { totalPages } = await kpi(agent, { startDate: '2026-08-21', endDate, size: 100 });
    expect(totalPages).toBe(1);
  });

  it('is for agents @RP-042', async () => {
    const query = { startDate: TODAY, endDate: TODAY, size: 0 };
    expect(refusalOf(await test.guest().get(KPI, query, HOME))).toEqual([401, 'auth.required']);
    const player = await test.signIn('player01');
    expect(refusalOf(await player.get(KPI, query, HOME))).toEqual([403, 'agent.required']);
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const url = `${KPI}?startDate=${TODAY}&endDate=${TODAY}&size=0`;
    expect(refusalOf(await test.app.inject({ url, headers: { ...headers, ...HOME } }))).toEqual([
      403,
      'trial.rejected',
    ]);
  });
});

it('answers an agent who is denied the overview as home asks, and not as the overview does', async () => {
  const denied = await createAccount(test.db, 'aurora', { type: 1, modulesDenied: ['AGEPAG'] });
  const headers = await signedInHeaders(test.db, denied, test.clock());
  const ask = (moduleid: string) =>
    test.app.inject({
      url: `${KPI}?startDate=${TODAY}&endDate=${TODAY}&size=0`,
      headers: { ...headers, moduleid },
    });
  expect((await ask('AGEINFO3')).statusCode).toBe(200);
  expect(refusalOf(await ask('AGEPAG'))).toEqual([403, 'access.denied']);
});

describe('contracts', () => {
  const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

  it('names the contracts that wait for the caller’s signature @RP-043', async () => {
    const receiver = await test.signIn('nattaya88');
    expect(valueIn(await receiver.get(CONTRACTS))).toEqual({ ...none, dailysalreqtype: 'aurora-contract-1' });
    const offer = {
      status: 'PENDING' as const,
      fromAccountId: 'aurora-agent01',
      toAccountId: 'aurora-nattaya88',
      terms: [],
      createdAt: new Date(test.clock()),
    };
    await test.db.insert(contracts).values([
      { ...offer, id: 'hours', kind: 'HOURLY' },
      { ...offer, id: 'share', kind: 'DIVIDEND' },
    ]);
    expect(valueIn(await receiver.get(CONTRACTS))).toEqual({
      dailysalreqtype: 'aurora-contract-1',
      divtypecompperiodreq: 'share',
      contracthoursalreq: 'hours',
    });
  });

  it('names those of the house for the agent at the top @RP-043', async () => {
    expect(valueIn(await agent.get(CONTRACTS))).toEqual({
      ...none,
      dailysalreqtype: 'aurora-contract-to-sign',
    });
  });

  it('is empty for those who have signed, and who are no agents @RP-043', async () => {
    for (const username of ['kornwit12', 'player01']) {
      expect(valueIn(await (await test.signIn(username)).get(CONTRACTS))).toEqual(none);
    }
    expect(refusalOf(await test.guest().get(CONTRACTS))).toEqual([401, 'auth.required']);
  });
});
