import type { statement as statementCall } from '@site/contracts/areas/careStatement';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { DAY, MINUTE } from '../../../core/clock';
import { newId } from '../../../core/ids';
import { postTransaction } from '../../../core/ledger/ledger';
import { returnWithdrawal } from '../../cashier/withdraw/decide';
import { CARE, type CareTest, createCareTest, type Member } from '../testing';

type Statement = ValueOf<typeof statementCall>;

let test: CareTest;
let member: Member;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.settings({ pace: { slotsMs: 0, othersMs: 0 } });
  member = await test.newMember(1_000_000n);
});

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const ask = (startDate = '2026-10-22', endDate = TODAY) =>
  member.get(`${CARE}/statement`, { startDate, endDate });
const statement = async (...range: string[]): Promise<Statement> => (await ask(...range)).json().value;

/** What a bet brings on another day than its own. */
const payLate = (amount: bigint, placedAt: Date) =>
  postTransaction(test.db, {
    merchant: 'aurora',
    book: 'real',
    kind: 'win',
    reference: newId('win'),
    at: new Date(test.clock()),
    placedAt,
    postings: [
      { party: { player: member.account }, amount },
      { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: -amount },
    ],
  });

it('has a row for each day on which money moved, newest first, and their sums @PL-025', async () => {
  const yesterday = new Date(test.clock() - DAY);
  await member.spin(10_000n, { win: 4_000n, at: yesterday });
  await member.spin(5_000n);
  const { orderNo } = await member.deposit({ amount: '600.00' });
  await test.pay(orderNo, '600.00');
  await member.withdraw('500.00');
  const { list, footer } = await statement();
  expect(list).toEqual([
    {
      date: TODAY,
      deposit: '600.00',
      withdraw: '490.00',
      staked: '50.00',
      won: '0.00',
      net: '-50.00',
      minutes: 0,
      bets: 1,
      reached: [],
    },
    {
      date: YESTERDAY,
      deposit: '0.00',
      withdraw: '0.00',
      staked: '100.00',
      won: '40.00',
      net: '-60.00',
      minutes: 0,
      bets: 1,
      reached: [],
    },
  ]);
  expect(footer).toEqual({
    deposit: '600.00',
    withdraw: '490.00',
    staked: '150.00',
    won: '40.00',
    net: '-110.00',
    minutes: 0,
    bets: 2,
  });
  expect((await statement('2026-11-01', '2026-11-18')).list).toEqual([]);
});

it('has what a bet has brought on the day of the bet, as the loss limits count it @PL-025', async () => {
  const yesterday = new Date(test.clock() - DAY);
  await member.spin(10_000n, { at: yesterday });
  await payLate(25_000n, yesterday);
  const { list } = await statement();
  expect(list.map(({ date, staked, won, net }) => [date, staked, won, net])).toEqual([
    [YESTERDAY, '100.00', '250.00', '150.00'],
  ]);
});

it('takes a withdrawal that came back off what was paid out', async () => {
  const asked = await member.withdraw('500.00');
  const named = { merchant: 'aurora', orderNo: asked.orderNo };
  await returnWithdrawal(test.db, named, 'BANK_REFUSED', new Date(test.clock()));
  expect((await statement()).list).toEqual([]);
});

/** Gives play money, as free play does. */
const playMoney = (amount: bigint) =>
  postTransaction(test.db, {
    merchant: 'aurora',
    book: 'play',
    kind: 'opening',
    reference: newId('play'),
    at: new Date(test.clock()),
    postings: [
      { party: { player: member.account }, amount },
      { party: { system: 'equity' }, amount: -amount },
    ],
  });

it('has minutes of all play, and no play money @PL-025 @PL-044', async () => {
  await playMoney(10_000n);
  const at = (minute: number) => new Date(test.clock() + minute * MINUTE);
  await member.spin(100n, { at: at(0) });
  await member.spin(5_000n, { at: at(4), win: 9_000n, book: 'play' });
  await member.spin(100n, { at: at(8) });
  const { list, footer } = await statement();
  expect(list).toMatchObject([{ minutes: 8, bets: 2, staked: '2.00', won: '0.00' }]);
  expect(footer).toMatchObject({ minutes: 8 });
});

it('names the limits that refused something on a day, once each, whatever was asked only @PL-025', async () => {
  await member.limit('DEPOSIT', 'DAY', '100.00');
  const wanted = { methodId: 'transfer', bankCode: 'SALA', amount: '600.00' };
  const quote = { methodId: 'transfer', amount: '600.00' };
  await member.get('/wps/transaction/deposit/quote', quote);
  expect((await statement()).list).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect(await member.refused('POST', '/wps/transaction/deposit/manual', wanted)).toBe(
      'limit.deposit.reached',
    );
  expect((await statement()).list).toMatchObject([{ date: TODAY, reached: ['DEPOSIT'], bets: 0 }]);
});

it('says what was paid in less what was paid out, of 30 days, 12 months and all time @PL-027', async () => {
  const pay = async (amount: string) => {
    const { orderNo } = await member.deposit({ amount });
    await test.pay(orderNo, amount);
  };
  const start = test.clock();
  await pay('1000.00');
  test.clock.advance(340 * DAY);
  member = await member.again();
  await pay('500.00');
  test.clock.advance(29 * DAY);
  member = await member.again();
  await member.withdraw('510.00');
  // A withdrawal of 510.00 has a fee of 10.00, which is neither.
  expect((await statement('2027-10-01', '2027-11-24')).netDeposit).toEqual({
    days30: '0.00',
    months12: '0.00',
    all: '1000.00',
  });
  test.clock.advance(-369 * DAY);
  expect(test.clock()).toBe(start);
});

it('goes back 366 days in one call, and no further @PL-025', async () => {
  expect((await ask('2025-11-20', TODAY)).statusCode).toBe(200);
  for (const [startDate, endDate] of [
    ['2025-11-19', TODAY],
    [TODAY, YESTERDAY],
    ['2026-02-30', TODAY],
  ] as const)
    expect((await ask(startDate, endDate)).json().error.code).toBe('request.invalid');
});

it('is open while the account is closed, and shows nobody else’s @PL-025', async () => {
  await member.spin(100n);
  await member.send('POST', `${CARE}/timeout`, { length: 'H24' });
  expect((await statement()).list).toHaveLength(1);
  member = await test.newMember(1_000n);
  expect((await statement()).list).toEqual([]);
});
