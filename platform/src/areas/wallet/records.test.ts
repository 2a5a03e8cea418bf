import type { Transaction } from '@site/contracts/areas/wallet';
import type { Account } from '../../core/accounts/tables';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import type { TransactionKind } from '../../core/ledger/tables';
import type { Party } from '../../core/ledger/transaction';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';

const CASH: Party = { system: 'cash' };
const VENDOR: Party = { system: 'vendor', vendor: 'MOONREEF' };

let test: TestApp;
let account: Account;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  account = await createAccount(test.db, 'aurora', { username: 'narin88' });
  headers = await signedInHeaders(test.db, account, test.clock());
  // 23:30 and 00:30 in Bangkok are two days.
  await book('deposit', 100_000n, '2026-11-18T16:30:00Z', CASH);
  await spin(5_000n, 12_000n, '2026-11-18T17:30:00Z');
  await spin(7_000n, 0n, '2026-11-18T17:31:00Z');
  const { id: stake } = await book('bet', -2_000n, '2026-11-19T03:00:00Z', VENDOR);
  await book('refund', 2_000n, '2026-11-19T03:01:00Z', VENDOR, stake);
  await book('bonus', 3_000n, '2026-11-19T04:00:00Z', { system: 'promotions' });
  await book('withdraw', -40_000n, '2026-11-19T05:00:00Z', CASH);
});
afterAll(() => test.close());

const book = (kind: TransactionKind, amount: bigint, at: string, from: Party, refundOf?: string) =>
  postTransaction(test.db, {
    merchant: 'aurora',
    book: 'real',
    kind,
    reference: newId('test'),
    at: new Date(at),
    refundOf,
    postings: [
      { party: { player: account }, amount },
      { party: from, amount: -amount },
    ],
  });

const spin = (bet: bigint, win: bigint, at: string) =>
  postTransaction(test.db, {
    merchant: 'aurora',
    book: 'real',
    kind: 'spin',
    reference: newId('test'),
    at: new Date(at),
    postings: [
      { party: { player: account }, amount: -bet },
      { party: VENDOR, amount: bet },
      ...(win > 0n
        ? [
            { party: VENDOR, amount: -win },
            { party: { player: account }, amount: win },
          ]
        : []),
    ],
  });

const DAYS = { startDate: '2026-11-18', endDate: '2026-11-19' };
const get = async (path: string, query: Record<string, string> = {}, sent = headers) =>
  (
    await test.app.inject({
      url: `/wps/wallets/${path}`,
      query: { ...DAYS, ...query },
      headers: { ...sent, 'accept-language': 'en' },
    })
  ).json();
const list = async (query: Record<string, string> = {}) =>
  (await get('transactions', { pageNo: '1', pageSize: '25', ...query })).value;

describe('transactions', () => {
  it('stand newest first, each with what the wallet held afterwards @RP-046', async () => {
    const { list: rows, total, footer } = await list();
    expect(rows.map(({ code, amount, balance }: Transaction) => [code, amount, balance])).toEqual([
      ['WITHDRAWAL', '-400.00', '630.00'],
      ['BONUS', '30.00', '1030.00'],
      ['REFUND', '20.00', '1000.00'],
      ['BET', '-20.00', '980.00'],
      ['BET', '-70.00', '1000.00'],
      ['WIN', '120.00', '1070.00'],
      ['BET', '-50.00', '950.00'],
      ['DEPOSIT', '1000.00', '1000.00'],
    ]);
    expect(rows[0]).toMatchObject({ name: 'Withdrawal', account: 'narin88' });
    expect([total, footer]).toEqual([8, { in: '1170.00', out: '540.00' }]);
  });

  it('are those of the merchant’s days', async () => {
    const { list: rows } = await list({ endDate: '2026-11-18' });
    expect(rows.map(({ code }: Transaction) => code)).toEqual(['DEPOSIT']);
  });

  it('are filtered by code, with the sums of what is left', async () => {
    const { list: rows, footer, total } = await list({ codes: 'BET,REFUND' });
    expect(rows.map(({ code }: Transaction) => code)).toEqual(['REFUND', 'BET', 'BET', 'BET']);
    expect([total, footer]).toEqual([4, { in: '20.00', out: '140.00' }]);
    expect(await list({ codes: 'NOTHING' })).toMatchObject({
      list: [],
      total: 0,
      footer: { in: '0.00', out: '0.00' },
    });
  });

  it('come in pages; one past the end is empty', async () => {
    const second = await list({ pageNo: '2', pageSize: '3' });
    expect(second).toMatchObject({ pageNum: 2, totalPages: 3 });
    expect(second.list.map(({ code }: Transaction) => code)).toEqual(['BET', 'BET', 'WIN']);
    expect((await list({ pageNo: '9' })).list).toEqual([]);
  });

  it('are the caller’s own', async () => {
    const other = await createAccount(test.db, 'aurora');
    const sent = await signedInHeaders(test.db, other, test.clock());
    expect((await get('transactions', { pageNo: '1', pageSize: '25' }, sent)).value.list).toEqual([]);
  });

  it('are refused for a range that is none', async () => {
    for (const range of [{ endDate: '2026-11-01' }, { startDate: '2026-02-30' }, { startDate: '2026-01-01' }])
      expect((await get('transactions', { pageNo: '1', pageSize: '25', ...range })).error.code).toBe(
        'request.invalid',
      );
  });

  it('have names for each of their codes @RP-046', async () => {
    const { value } = await get('transactionCodes');
    expect(value.list).toContainEqual({ code: 'DEPOSIT', name: 'Deposit' });
    for (const { name } of value.list) expect(name).not.toBe('');
  });
});

describe('profit and loss', () => {
  it('is what each day cost or brought, and all of them', async () => {
    expect((await get('profitAndLoss')).value).toEqual({
      list: [
        {
          date: '2026-11-19',
          betAmount: '120.00',
          winAmount: '120.00',
          rebate: '0.00',
          bonus: '30.00',
          profit: '30.00',
        },
      ],
      footer: { betAmount: '120.00', winAmount: '120.00', rebate: '0.00', bonus: '30.00', profit: '30.00' },
    });
  });

  it('has no days on which nothing was played', async () => {
    const { value } = await get('profitAndLoss', { endDate: '2026-11-18' });
    expect(value).toMatchObject({ list: [], footer: { profit: '0.00' } });
  });
});
