import { merchantWallet } from '@site/contracts/areas/account';
import { teamKpi } from '@site/contracts/areas/agent';
import { type RebateIncomeRow, rebateIncome } from '@site/contracts/areas/rebates';
import { type BetRow, type PnlRow, teamBets, teamProfit } from '@site/contracts/areas/team';
import type { Endpoint, ValueOf } from '@site/contracts/http/endpoint';
import { signOut } from '@site/session';
import { act } from '@testing-library/react';
import { fakeAgent } from '../../fakeAgent';

/** For tests: what day it is, in the afternoon at the merchant, and nobody is signed in after it. */
export function stopTheClock(): void {
  const now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => {
    act(() => signOut());
    jest.restoreAllMocks();
  });
}

export const WEEK = [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`);

export const pnl = (account: string, profit: string, changes: Partial<PnlRow> = {}): PnlRow => ({
  account,
  members: 0,
  deposit: '960.00',
  withdraw: '814.00',
  bet: '124800.00',
  win: '110200.00',
  rebate: '1248.00',
  bonus: '500.00',
  given: '1748.00',
  profit,
  ...changes,
});

export const profitOf = (
  list: PnlRow[],
  changes: Partial<ValueOf<typeof teamProfit>> = {},
): ValueOf<typeof teamProfit> => ({
  list,
  footer: pnl('agent01', '-9044.15', { bet: '297070.00', win: '284574.50', members: 7 }),
  totalPages: 1,
  path: ['agent01'],
  byDay: WEEK.map((date, index) => ({ date, profit: index % 2 ? '-120.00' : '340.50' })),
  ...changes,
});

export const betsOf = (account: string, changes: Partial<BetRow> = {}): BetRow => ({
  account,
  members: 0,
  gameCategory: 'RNG',
  bets: 1284,
  bet: '64200.00',
  valid: '63800.00',
  win: '58140.50',
  ...changes,
});

export const bettingOf = (
  list: BetRow[],
  changes: Partial<ValueOf<typeof teamBets>> = {},
): ValueOf<typeof teamBets> => ({
  list,
  footer: {
    account: 'agent01',
    members: 7,
    bets: 2841,
    bet: '192950.00',
    valid: '187410.00',
    win: '171205.50',
  },
  totalPages: 1,
  path: ['agent01'],
  byCategory: [
    { gameCategory: 'RNG', bet: '86400.00' },
    { gameCategory: 'LIVE', bet: '61250.00' },
  ],
  byDay: WEEK.map((date) => ({ date, bet: '100.00', win: '90.00' })),
  ...changes,
});

export const incomeOf = (account: string, changes: Partial<RebateIncomeRow> = {}): RebateIncomeRow => ({
  date: '2026-11-20',
  account,
  gameType: 'RNG',
  betAmount: '64200.00',
  rate: '0.20',
  income: '128.40',
  ...changes,
});

export const rebatesOf = (
  list: RebateIncomeRow[],
  changes: Partial<ValueOf<typeof rebateIncome>> = {},
): ValueOf<typeof rebateIncome> => ({
  list,
  footer: { income: '2914.20' },
  totalPages: 1,
  byDay: WEEK.map((date) => ({ date, income: '416.30' })),
  ...changes,
});

const counters = {
  teamOnlineCount: 48,
  teamLoginMemberCount: 877,
  teamBetMemberCount: 691,
  teamRegisterMemberCount: 47,
};

export const overviewOf = (changes: Partial<ValueOf<typeof teamKpi>> = {}): ValueOf<typeof teamKpi> => ({
  list: [...WEEK].reverse().map((date) => ({
    date,
    login: 126,
    bet: 93,
    register: 7,
    deposit: '84200.00',
    withdraw: '31050.00',
  })),
  footer: counters,
  totalPages: 1,
  sum: { deposit: '543950.00', withdraw: '293930.00' },
  byDay: WEEK.map((date) => ({ date, deposit: '84200.00', withdraw: '31050.00' })),
  ...changes,
});

/** For tests: agent01, whose team has figures of a week. */
export async function fakeFigures(agent: Parameters<typeof fakeAgent>[0] = {}) {
  const platform = await fakeAgent(agent);
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(teamKpi, overviewOf());
  platform.answer(
    teamProfit,
    profitOf([pnl('pim_22', '-12852.00', { members: 3 }), pnl('kla.89', '5634.00')]),
  );
  platform.answer(
    teamBets,
    bettingOf([betsOf('pim_22', { members: 3 }), betsOf('kla.89', { gameCategory: 'FISH' })]),
  );
  platform.answer(
    rebateIncome,
    rebatesOf([
      incomeOf('pim_22'),
      incomeOf('arun77', { date: '2026-11-19', income: '88.80', rate: '0.40' }),
    ]),
  );
  return {
    ...platform,
    /** What the last call of an endpoint asked for. */
    asked: (endpoint: Endpoint) => platform.sent(endpoint).at(-1)?.content,
  };
}
