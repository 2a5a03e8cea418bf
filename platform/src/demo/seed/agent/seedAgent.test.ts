import type { AffiliateUrl, RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { Rebate, rebateIncome } from '@site/contracts/areas/rebates';
import type { Downline } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { sql } from 'drizzle-orm';
import { bookRebates } from '../../../areas/agent/rebates/bookIncome';
import { rowsOf } from '../../../core/db/rowsOf';
import { checkBooks } from '../../../core/ledger/books';
import { createSeededApp, type SeededApp, valueIn } from '../../../testing/seeded';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

describe.each(['aurora', 'lagoon'])('the agent of %s', (merchant) => {
  const ask = async <Value>(url: string, query: Record<string, string | number> = {}) =>
    valueIn<Value>(await (await test.signIn('agent01', merchant)).get(url, query));

  it('has rates to give, and direct downlines who have some of them', async () => {
    const own = await ask<{ rebates: Rebate[] }>('/wps/agent/rebates');
    expect(own.rebates.find(({ gameType }) => gameType === 'LOTT')).toEqual({
      gameType: 'LOTT',
      rate: '1.80',
      min: '1.75',
      max: '1.80',
    });
    const { list } = await ask<{ list: Downline[] }>('/wps/agent/subordinates', { pageNo: 1, pageSize: 25 });
    expect(list.filter(({ rebates = [] }) => rebates.length > 0)).toHaveLength(12);
    expect(await ask('/wps/agent/register/quotas')).toEqual({
      list: [
        { rate: '1.80', total: 1, used: 0 },
        { rate: '1.75', total: 5, used: 3 },
        { rate: '1.70', total: 20, used: 4 },
      ] satisfies RebateQuota[],
    });
  });

  it('has earned something on each of six days', async () => {
    const { list, footer, byDay } = await ask<ValueOf<typeof rebateIncome>>('/wps/agent/rebateIncome', {
      startDate: '2026-11-14',
      endDate: '2026-11-20',
      size: 100,
    });
    expect(byDay.filter(({ income }) => Number(income) > 0)).toHaveLength(6);
    expect(Number(footer.income)).toBeGreaterThan(10);
    expect(new Set(list.map(({ account }) => account)).size).toBeGreaterThan(5);
    const before = footer.income;
    await bookRebates(test.db, test.clock());
    const again = await ask<ValueOf<typeof rebateIncome>>('/wps/agent/rebateIncome', {
      startDate: '2026-11-14',
      endDate: '2026-11-20',
      size: 0,
    });
    expect(again.footer.income).toBe(before);
  });

  it('has two links', async () => {
    const { list } = await ask<{ list: AffiliateUrl[] }>('/wps/agent/register/affiliateUrls');
    expect(list.map(({ channel, type, registered }) => [channel, type, registered])).toEqual([
      ['Night market stand', 1, 6],
      ['Line group', 0, 41],
    ]);
  });
});

it('has nobody with a higher rate than the agent above, and books that agree', async () => {
  const above = await rowsOf(
    test.db,
    sql`select r.account_id from rebate_rates r join accounts a on a.id = r.account_id and a.parent_id is not null
      left join rebate_rates p on p.account_id = a.parent_id and p.game_type = r.game_type and p.until is null
      where r.until is null and r.rate > coalesce(p.rate, 0)`,
  );
  expect(above).toEqual([]);
  expect(await checkBooks(test.db)).toEqual([]);
});
