import { merchantWallet } from '@site/contracts/areas/account';
import { type DepositOrder, depositRecords } from '@site/contracts/areas/deposit';
import { type Transaction, transactionCodes, transactions } from '@site/contracts/areas/wallet';
import { type WithdrawOrder, withdrawReport } from '@site/contracts/areas/withdraw';
import type { Endpoint, RequestOf } from '@site/contracts/http/endpoint';
import { fakeLogin } from '../../testing/fakeLogin';

/** For tests: what time it is, in the afternoon at the merchant; call it at the top of a file. */
export function stopTheClock(): void {
  const now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => jest.restoreAllMocks());
}

export const aMovement = (changes: Partial<Transaction> = {}): Transaction => ({
  id: 'm1',
  at: '2026-11-20T07:14:00Z',
  code: 'DEPOSIT',
  name: 'Bank transfer',
  amount: '1000.00',
  balance: '2234.50',
  account: 'player01',
  ...changes,
});

export const aDeposit = (changes: Partial<DepositOrder> = {}): DepositOrder => ({
  orderNo: 'D2611200041',
  kind: 'MANUAL',
  name: 'Bank transfer',
  amount: '1000.00',
  fee: '0.00',
  status: 'PAID',
  createdAt: '2026-11-20T07:14:00Z',
  ...changes,
});

export const aWithdrawal = (changes: Partial<WithdrawOrder> = {}): WithdrawOrder => ({
  orderNo: 'W2611200007',
  amount: '3000.00',
  fee: '10.00',
  paid: '2990.00',
  status: 'APPROVED',
  bankCard: { id: 'c1', bankName: 'Sala Bank', cardNo: '4417', holder: 'Narin S***' },
  createdAt: '2026-11-20T07:21:00Z',
  ...changes,
});

interface Lists {
  readonly movements?: readonly Transaction[];
  readonly deposits?: readonly DepositOrder[];
  readonly withdrawals?: readonly WithdrawOrder[];
}

/** For tests: a platform with these records, page by page. Its sums are its own. */
export async function fakeRecords({ movements = [], deposits = [], withdrawals = [] }: Lists) {
  const platform = await fakeLogin();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(transactionCodes, {
    list: [
      { code: 'DEPOSIT', name: 'Deposit' },
      { code: 'BONUS', name: 'Bonus' },
    ],
  });
  platform.answer(transactions, ({ content }) => ({
    ...pageOf(movements, content as Paged),
    footer: { in: '5500.00', out: '3000.00' },
  }));
  platform.answer(depositRecords, ({ content }) => ({
    ...pageOf(deposits, content as Paged),
    footer: { amount: '1500.00' },
  }));
  platform.answer(withdrawReport, ({ content }) => ({
    ...pageOf(withdrawals, content as Paged),
    footer: { amount: '3000.00' },
  }));
  return {
    ...platform,
    /** The requests of a call so far. */
    asked: <E extends Endpoint>(endpoint: E) =>
      platform.sent(endpoint).map(({ content }) => content as RequestOf<E>),
  };
}

interface Paged {
  readonly pageNo: number;
  readonly pageSize: number;
}

function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: Paged) {
  const [page, size] = [Number(pageNo), Number(pageSize)];
  return {
    list: items.slice((page - 1) * size, page * size),
    pageNum: page,
    totalPages: Math.ceil(items.length / size),
    total: items.length,
  };
}
