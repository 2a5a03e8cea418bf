import type { fakePlatform } from '@site/api/testing';
import { careSettings, limits } from '@site/contracts/areas/care';
import { statement } from '@site/contracts/areas/careStatement';
import {
  type DepositMethod,
  type DepositOrder,
  type DepositPromo,
  depositMethods,
  depositPromos,
  depositQuote,
  depositRecords,
  openDeposit,
} from '@site/contracts/areas/deposit';
import { customerService, systemStatus } from '@site/contracts/areas/system';
import {
  type WithdrawOrder,
  withdrawCards,
  withdrawQuote,
  withdrawReport,
} from '@site/contracts/areas/withdraw';
import { settings } from '../../care/break/testing/fakeBreak';
import { status } from '../../testing/fakeLogin';
import { fakeMember } from '../../testing/fakeMember';
import type { Withdrawal } from '../withdraw/queries';

export type Platform = ReturnType<typeof fakePlatform>;

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

export const bank: DepositMethod = {
  id: 'bank',
  kind: 'MANUAL',
  vendor: 'HOUSE',
  name: 'Bank transfer',
  banks: [
    { bankCode: 'SALA', bankName: 'Sala Bank' },
    { bankCode: 'RIVER', bankName: 'River Bank' },
  ],
  minAmount: '100.00',
  maxAmount: '50000.00',
  fee: '0.00',
  amounts: ['300.00', '1000.00'],
  wait: { from: 5, to: 15 },
};
export const scan: DepositMethod = {
  ...bank,
  id: 'scan',
  kind: 'WECHAT',
  name: 'QR payment',
  banks: [],
  wait: undefined,
};
export const online: DepositMethod = {
  ...scan,
  id: 'online',
  kind: 'GATEWAY',
  name: 'Online banking',
  fee: '1.00',
};

export const welcome: DepositPromo = {
  id: 'welcome',
  title: 'Welcome match',
  minAmount: '100.00',
  bonus: '100.00',
  maxBonus: '5000.00',
  turnover: 5,
  accepted: false,
  endsAt: '2026-12-31T16:00:00Z',
};
export const reload: DepositPromo = {
  ...welcome,
  id: 'reload',
  title: 'Weekend reload',
  minAmount: '2000.00',
};

/** What the sandbox makes of an amount of 1,000.00; the figures of a test are the platform's, not the page's. */
const OFFER = { bonus: '1000.00', toBet: '10000.00' };

export const transferOrder: DepositOrder = {
  orderNo: 'D2611210041',
  kind: 'MANUAL',
  name: 'Bank transfer',
  amount: '1000.00',
  fee: '0.00',
  status: 'PENDING',
  createdAt: minutes(-1),
  expiresAt: minutes(29),
  bank: {
    bankCode: 'SALA',
    bankName: 'Sala Bank',
    accountName: 'Northpier Co., Ltd.',
    accountNo: '041-2-88310-6',
  },
  payeeName: 'Narin S***',
  receipt: false,
};

/** A platform with two promotions and three ways to pay in, and nothing ordered yet. */
export function fakeDeposits({ version = '1' }: { version?: string } = {}): Platform {
  const platform = fakeMember();
  const mobileTemplate = { mem_cen: '', dep_func: version };
  platform.answer(systemStatus, { ...status, info: { ...status.info, mobileTemplate } });
  platform.answer(customerService, { list: [] });
  platform.answer(depositMethods, { list: [bank, scan, online] });
  platform.answer(depositPromos, ({ content }) => {
    const { amount } = content as { amount?: string };
    return { list: [amount ? { ...welcome, offer: OFFER } : welcome, reload] };
  });
  platform.answer(depositQuote, ({ content }) => {
    const { amount, promoId } = content as { amount: string; promoId?: string };
    if (!promoId) return { amount, fee: '0.00', bonus: '0.00', credited: amount };
    return { amount, fee: '0.00', credited: '2000.00', ...OFFER };
  });
  platform.answer(openDeposit, {});
  // Nobody is asked for a limit who has said that they want none.
  platform.answer(careSettings, settings);
  platform.answer(limits, { at: minutes(0), list: [], askAgainAt: minutes(60) });
  platform.answer(statement, {
    list: [],
    footer: {
      deposit: '0.00',
      withdraw: '0.00',
      staked: '0.00',
      won: '0.00',
      net: '0.00',
      minutes: 0,
      bets: 0,
    },
    netDeposit: { days30: '-3400.00', months12: '0.00', all: '0.00' },
  });
  return platform;
}

/** Has the platform know one order, as the test changes it. */
export function answerOrder(platform: Platform, order: () => DepositOrder): void {
  platform.answer(depositRecords, () => ({
    list: [order()],
    footer: { amount: '0.00' },
    pageNum: 1,
    totalPages: 1,
    total: 1,
  }));
}

const sala = {
  id: 'c1',
  bankCode: 'SALA',
  bankName: 'Sala Bank',
  cardNo: '4417',
  holder: 'Narin S***',
  inUse: false,
};
const river = { ...sala, id: 'c2', bankCode: 'RIVER', bankName: 'River Bank', cardNo: '0926' };

export const withdrawal: Withdrawal = {
  list: [sala, river],
  minAmount: '300.00',
  maxAmount: '100000.00',
  fee: '10.00',
  timesLeft: 2,
  timesADay: 3,
  withdrawable: '8200.00',
  turnoverLeft: '3600.00',
  turnoverNeeded: '10000.00',
  demands: [
    {
      id: 't1',
      title: 'Welcome match',
      needed: '10000.00',
      met: '6400.00',
      left: '3600.00',
      held: '4280.50',
      endsAt: '2026-12-31T16:00:00Z',
      counts: [
        { gameType: 'LIVE', percent: 20 },
        { gameType: 'SPORTS', percent: 0 },
      ],
    },
  ],
  hasPaymentPassword: true,
  limit: 5,
};

export const withdrawOrder: WithdrawOrder = {
  orderNo: 'W2611210087',
  amount: '3000.00',
  fee: '10.00',
  paid: '2990.00',
  status: 'PENDING',
  bankCard: { id: 'c1', bankName: 'Sala Bank', cardNo: '4417', holder: 'Narin S***' },
  createdAt: minutes(-1),
};

/** A platform that lets money out, as the test changes it. */
export function fakeWithdrawals(changes: Partial<Withdrawal> = {}): Platform {
  const platform = fakeMember();
  platform.answer(customerService, { list: [] });
  platform.answer(withdrawCards, { ...withdrawal, ...changes });
  platform.answer(withdrawQuote, ({ content }) => {
    const { amount } = content as { amount: string };
    return { amount, fee: '10.00', paid: '2990.00' };
  });
  return platform;
}

/** Has the platform know one withdrawal, as the test changes it. */
export function answerWithdrawal(platform: Platform, order: () => WithdrawOrder): void {
  platform.answer(withdrawReport, () => ({
    list: [order()],
    footer: { amount: '0.00' },
    pageNum: 1,
    totalPages: 1,
    total: 1,
  }));
}
