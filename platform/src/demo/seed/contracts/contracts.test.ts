import type { Contract, SalaryRow } from '@site/contracts/areas/agentContracts';
import type { Dividend, DownlineDividend } from '@site/contracts/areas/dividends';
import { settleContracts } from '../../../areas/agent/settleContracts';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { createSeededApp, type SeededApp, type Visitor, valueIn } from '../../../testing/seeded';
import { AGENT_BALANCE } from '../people/money';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

describe.each(['aurora', 'lagoon'])('of %s', (merchant) => {
  let agent: Visitor;
  beforeAll(async () => {
    agent = await test.signIn('agent01', merchant);
  });
  const listed = async <Row>(url: string, query: Record<string, string>) =>
    valueIn<{ list: Row[] }>(await agent.get(url, query)).list;

  it('the agent has contracts to sign, active ones, and some that wait for downlines', async () => {
    const all = await listed<Contract>('/wps/agent/contract/salary/history', { pageNo: '1', pageSize: '50' });
    const own = all.filter(({ to }) => to === 'agent01').map(({ kind, status }) => `${kind} ${status}`);
    expect(own.sort()).toEqual(['DAILY ACTIVE', 'DAILY PENDING', 'DIVIDEND ACTIVE']);
    const given = all.filter(({ from }) => from === 'agent01').map(({ kind, status }) => `${kind} ${status}`);
    expect(new Set(given)).toEqual(
      new Set(['DAILY PENDING', 'DAILY ACTIVE', 'HOURLY PENDING', 'DIVIDEND ACTIVE']),
    );
  });

  it('there are days of salary, of the agent and of a downline, some of them paid', async () => {
    const range = { startDate: '2026-11-01', endDate: '2026-11-20', size: '50' };
    for (const query of [range, { ...range, account: 'kornwit12' }]) {
      const rows = await listed<SalaryRow>('/wps/agent/dailySalary', query);
      expect(rows).toHaveLength(6);
      expect(rows.some(({ status }) => status === 'PAID')).toBe(true);
    }
  });

  it('there are two periods of dividends, of which something is left to pay out', async () => {
    const own = await listed<Dividend>('/wps/agent/dividends/history', { pageNo: '1', pageSize: '20' });
    expect(own.map(({ period, status }) => [period, status])).toEqual([
      ['2026-11-1', 'PAID'],
      ['2026-10-2', 'PAID'],
    ]);
    const { downlines } = valueIn<{ downlines: DownlineDividend[] }>(
      await agent.get('/wps/agent/dividends/info'),
    );
    expect(downlines.map(({ account, amount, status }) => [account, amount, status])).toEqual([
      ['kornwit12', '4420.00', 'DUE'],
      ['pimchan07', '2060.00', 'DUE'],
      ['twinstar90', '0.00', 'NONE'],
    ]);
    const asked = { period: '2026-11-1', accounts: ['kornwit12', 'pimchan07'] };
    expect(valueIn(await agent.post('/wps/agent/dividends/quote', asked))).toEqual({
      total: '6480.00',
      kept: '280460.00',
    });
  });

  it('the running period brings a dividend, though members have won much today', async () => {
    const { teamProfit, rate, amount } = valueIn<Dividend>(
      await agent.get('/wps/agent/dividends/info', { period: '2026-11-2' }),
    );
    expect([Number(teamProfit) > 50_000, rate, Number(amount) > 2_500]).toEqual([true, '5.00', true]);
  });

  it('the job finds nothing left to do', async () => {
    await settleContracts(test.db, test.clock());
    if (!agent.account) throw new Error('nobody is signed in');
    expect(await balanceOf(test.db, agent.account)).toBe(AGENT_BALANCE);
    expect(await checkBooks(test.db)).toEqual([]);
  });
});
