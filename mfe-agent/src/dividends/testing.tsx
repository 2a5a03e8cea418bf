import { refuse } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import {
  currentDividend,
  type Dividend,
  type DownlineDividend,
  dividendHistory,
  dividendInfo,
  dividendQuote,
  payDividends,
} from '@site/contracts/areas/dividends';
import type { ErrorCode } from '@site/contracts/http/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import DividendPage from './DividendPage';

export const PATH = '/m/member/agent/agentDivident';

export const running: Dividend = {
  period: '2026-11-2',
  startDate: '2026-11-16',
  endDate: '2026-11-30',
  teamProfit: '184207.50',
  rate: '10.00',
  amount: '18420.75',
  status: 'RUNNING',
};

export const last: Dividend = {
  ...running,
  period: '2026-11-1',
  startDate: '2026-11-01',
  endDate: '2026-11-15',
  amount: '14165.00',
  status: 'DUE',
};

export const downline = (account: string, changes: Partial<DownlineDividend> = {}): DownlineDividend => ({
  account,
  teamProfit: '88400.00',
  rate: '5.00',
  amount: '4420.00',
  status: 'DUE',
  ...changes,
});

export const DOWNLINES = [
  downline('pim_22'),
  downline('kla.89', { teamProfit: '41200.00', amount: '2060.00' }),
  downline('golf_g4', { amount: '392.00', status: 'PAID' }),
  downline('tee_t9', { teamProfit: '-4300.00', amount: '0.00', status: 'NONE' }),
];

export const info = (downlines = DOWNLINES, hasPaymentPassword = true) => ({
  ...last,
  downlines,
  hasPaymentPassword,
});

export const historyOf = (list: readonly Dividend[]) => ({
  list: [...list],
  footer: {},
  pageNum: 1,
  totalPages: 1,
  total: list.length,
});

/** The platform of the page: a running period, and two of four downlines with a dividend that is due. */
export async function fakeDividends() {
  const platform = await fakeAgent({ flags: { AGEDIVIDEND3: true } });
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(currentDividend, running);
  platform.answer(dividendInfo, info());
  platform.answer(dividendQuote, { total: '6480.00', kept: '280460.00' });
  platform.answer(payDividends, {
    paid: [
      { account: 'pim_22', amount: '4420.00', orderNo: 'D2611-00071' },
      { account: 'kla.89', amount: '2060.00', orderNo: 'D2611-00072' },
    ],
    total: '6480.00',
    sumBalance: '280460.00',
  });
  platform.answer(dividendHistory, historyOf([last, { ...last, period: '2026-10-2', status: 'PAID' }]));
  return platform;
}

export function show() {
  return renderRemote(<DividendPage />, { path: PATH, pages: ['/m/securityCenter', PATH] });
}

export async function open() {
  const platform = await fakeDividends();
  show();
  await screen.findByRole('checkbox', { name: 'pim_22' });
  return platform;
}

export const payOut = () => fireEvent.click(screen.getByRole('button', { name: 'Pay out' }));
export const sheet = () => screen.findByRole('dialog', { name: 'Pay out dividends' });

export async function enter(digits = '740293', dialog = sheet): Promise<void> {
  const input = within(await dialog()).getByLabelText('Payment password', { selector: 'input' });
  fireEvent.change(input, { target: { value: digits } });
}

export const refusing = (code: ErrorCode, value?: unknown) => () =>
  refuse(code, value === undefined ? {} : { value });
