import { randomUUID } from 'node:crypto';
import { MAIN_WALLET } from '@site/contracts/areas/wallet';
import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { checkBooks } from '../../core/ledger/books';
import { balancesOf } from '../../core/ledger/wallets';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createGame, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';
import { merchantVendors, vendors } from '../games/tables';

let test: TestApp;
let account: Account;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  for (const vendor of ['MOONREEF', 'SALTWIND', 'SEAMLESS']) await createGame(test.db, 'aurora', { vendor });
  for (const vendor of ['MOONREEF', 'SALTWIND'])
    await test.db.update(vendors).set({ ownWallet: true }).where(eq(vendors.code, vendor));
});
afterAll(() => test.close());
beforeEach(async () => {
  account = await createAccount(test.db, 'aurora');
  await fund(test.db, account, 100_000n);
  headers = await signedInHeaders(test.db, account, test.clock());
});
afterEach(async () => {
  test.app.platform.unreachableWallets.clear();
  expect(await checkBooks(test.db)).toEqual([]);
});

const transfer = (from: string, to: string, amount: unknown, key: string = randomUUID(), sent = headers) =>
  test.app.inject({
    method: 'POST',
    url: '/wps/wallets/transfer',
    headers: { ...sent, 'idempotency-key': key },
    payload: { from, to, amount },
  });
const wallets = async () =>
  (
    await test.app.inject({ url: '/wps/wallets/merchant', headers: { ...headers, 'accept-language': 'en' } })
  ).json().value;

it('moves money to a vendor and back, and lists both wallets @RP-022 @RP-046', async () => {
  const there = (await transfer(MAIN_WALLET, 'MOONREEF', '250.00')).json().value;
  expect(there).toMatchObject({ sumBalance: '1000.00', balances: { MAIN: '750.00', MOONREEF: '250.00' } });
  expect(await wallets()).toMatchObject({
    sumBalance: '1000.00',
    inGames: '250.00',
    wallets: [
      { accountType: 'MAIN', balance: '750.00' },
      { accountType: 'MOONREEF', balance: '250.00' },
      { accountType: 'SALTWIND', balance: '0.00' },
    ],
  });
  const back = (await transfer('MOONREEF', MAIN_WALLET, '250.00')).json().value;
  expect(back).toMatchObject({ sumBalance: '1000.00', balances: { MAIN: '1000.00', MOONREEF: '0.00' } });
});

it('lets the rest of a wallet go, however little it is', async () => {
  await transfer(MAIN_WALLET, 'MOONREEF', '10.00');
  await transfer('MOONREEF', MAIN_WALLET, '9.50');
  expect((await transfer('MOONREEF', MAIN_WALLET, '0.20')).json().error).toMatchObject({
    code: 'amount.out.of.range',
  });
  expect((await transfer('MOONREEF', MAIN_WALLET, '0.50')).json().value.balances.MOONREEF).toBe('0.00');
});

it('moves it once for each key', async () => {
  const key = randomUUID();
  const first = await transfer(MAIN_WALLET, 'MOONREEF', '10.00', key);
  const again = await transfer(MAIN_WALLET, 'MOONREEF', '10.00', key);
  expect(again.json()).toEqual(first.json());
  expect((await balancesOf(test.db, account)).main).toBe(99_000n);
});

it('is on the record of the main wallet, with the other side', async () => {
  const { orderNo } = (await transfer(MAIN_WALLET, 'MOONREEF', '10.00')).json().value;
  const answer = await test.app.inject({
    url: '/wps/wallets/transactions',
    query: { startDate: '2026-11-01', endDate: '2026-11-30', pageNo: '1', pageSize: '25' },
    headers: { ...headers, 'accept-language': 'en' },
  });
  expect(answer.json().value.list[0]).toMatchObject({
    code: 'TRANSFER_OUT',
    amount: '-10.00',
    balance: '990.00',
    remark: 'Moonreef',
    orderNo,
  });
});

it.each([
  ['more than there is', [MAIN_WALLET, 'MOONREEF', '1000.01'], 'balance.insufficient'],
  ['more than there is at the vendor', ['MOONREEF', MAIN_WALLET, '1.00'], 'balance.insufficient'],
  ['nothing', [MAIN_WALLET, 'MOONREEF', '0.00'], 'amount.out.of.range'],
  ['less than nothing', [MAIN_WALLET, 'MOONREEF', '-5.00'], 'amount.out.of.range'],
  ['three decimals', [MAIN_WALLET, 'MOONREEF', '1.005'], 'request.invalid'],
  ['a number', [MAIN_WALLET, 'MOONREEF', 5], 'request.invalid'],
  ['an exponent', [MAIN_WALLET, 'MOONREEF', '1e9'], 'request.invalid'],
  ['Arabic digits', [MAIN_WALLET, 'MOONREEF', '١٠.٠٠'], 'request.invalid'],
  ['grouping', [MAIN_WALLET, 'MOONREEF', '1,000.00'], 'request.invalid'],
  ['the same wallet', [MAIN_WALLET, MAIN_WALLET, '1.00'], 'request.invalid'],
  ['a vendor that plays from the main wallet', [MAIN_WALLET, 'SEAMLESS', '1.00'], 'request.invalid'],
  ['a vendor that nobody knows', ['NOBODY', MAIN_WALLET, '1.00'], 'request.invalid'],
])('refuses %s, and moves nothing', async (_name, [from, to, amount], code) => {
  expect((await transfer(String(from), String(to), amount)).json().error.code).toBe(code);
  expect((await balancesOf(test.db, account)).main).toBe(100_000n);
});

it('refuses a vendor that does not answer, and says nothing of what is there', async () => {
  await transfer(MAIN_WALLET, 'SALTWIND', '100.00');
  test.app.platform.unreachableWallets.add('SALTWIND');
  expect((await transfer('SALTWIND', MAIN_WALLET, '100.00')).json().error.code).toBe('vendor.unavailable');
  const value = await wallets();
  expect(value).toMatchObject({ sumBalance: '900.00', inGames: '0.00' });
  expect(value.wallets[2]).toEqual({ accountType: 'SALTWIND', accountTypeName: 'Moonreef' });
});

it('is for members: a trial user is sent to register', async () => {
  const trial = await createAccount(test.db, 'aurora', { type: 4 });
  const sent = await signedInHeaders(test.db, trial, test.clock());
  const answer = await transfer(MAIN_WALLET, 'MOONREEF', '1.00', randomUUID(), sent);
  expect(answer.json().error.code).toBe('trial.rejected');
});

it('never moves more than there is when many are asked for at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => transfer(MAIN_WALLET, 'MOONREEF', '100.00')),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  const { main, byVendor } = await balancesOf(test.db, account);
  expect([main, byVendor.get('MOONREEF')]).toEqual([0n, 100_000n]);
});

it.each([
  ['offers', () => test.db.delete(merchantVendors).where(eq(merchantVendors.vendor, 'SALTWIND'))],
  [
    'has a wallet at',
    () => test.db.update(vendors).set({ ownWallet: false }).where(eq(vendors.code, 'SALTWIND')),
  ],
])(
  'lets money come back from a vendor that the merchant no longer %s, and none go there',
  async (_what, end) => {
    await transfer(MAIN_WALLET, 'SALTWIND', '100.00');
    await end();
    expect(await wallets()).toMatchObject({
      sumBalance: '1000.00',
      inGames: '100.00',
      wallets: [{}, {}, { accountType: 'SALTWIND', balance: '100.00' }],
    });
    const there = await transfer(MAIN_WALLET, 'SALTWIND', '10.00');
    expect(there.json().error).toMatchObject({ code: 'request.invalid', fields: { to: ['field.format'] } });
    const back = await transfer('SALTWIND', MAIN_WALLET, '100.00');
    expect(back.json().value.balances).toEqual({ MAIN: '1000.00', SALTWIND: '0.00' });
    expect((await wallets()).wallets).toHaveLength(2);
    expect((await transfer('SALTWIND', MAIN_WALLET, '1.00')).json().error.code).toBe('request.invalid');
    await test.db.update(vendors).set({ ownWallet: true }).where(eq(vendors.code, 'SALTWIND'));
    await test.db
      .insert(merchantVendors)
      .values({ merchant: 'aurora', category: 'RNG', vendor: 'SALTWIND', position: 0 })
      .onConflictDoNothing();
  },
);
