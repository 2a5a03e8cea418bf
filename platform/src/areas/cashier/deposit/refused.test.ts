import type { DepositMethod } from '@site/contracts/areas/deposit';
import { HOUR, MINUTE } from '../../../core/clock';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { type CareTest, createCareTest, type Member } from '../../care/testing';
import { depositMethods } from '../tables';
import { DEPOSIT, newMethod } from '../testing';

let test: CareTest;
let member: Member;
let start: number;
beforeAll(async () => {
  test = await createCareTest();
  start = test.clock();
  await test.db.insert(depositMethods).values(newMethod('card', 'GATEWAY', { credit: true, position: 9 }));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.settings({});
  test.clock.advance(start - test.clock());
  member = await test.newMember();
});

const methods = async () =>
  valueIn<{ list: DepositMethod[] }>(await member.get(`${DEPOSIT}/banks`)).list.map(
    ({ id, credit, rest }) => ({ id, credit, rest }),
  );
const order = (methodId: string, amount = '300.00') =>
  methodId === 'transfer'
    ? member.post(`${DEPOSIT}/manual`, { methodId, amount, bankCode: 'SALA' })
    : member.post(`${DEPOSIT}/gateway`, { methodId, amount, returnUrl: '/m/voucherCenter' });

describe('credit', () => {
  it('is no way to pay in where the merchant takes none @PL-041', async () => {
    expect(await methods()).not.toContainEqual(expect.objectContaining({ id: 'card' }));
    expect(refusalOf(await order('card'))).toEqual([409, 'deposit.credit.refused']);
    const quote = await member.get(`${DEPOSIT}/quote`, { methodId: 'card', amount: '300.00' });
    expect(refusalOf(quote)).toEqual([409, 'deposit.credit.refused']);
  });

  it('has a mark that says so where it does @PL-041', async () => {
    await test.settings({ creditCards: true });
    const list = await methods();
    expect(list).toContainEqual({ id: 'card', credit: true });
    expect(list).toContainEqual({ id: 'transfer', credit: false });
    expect((await order('card')).statusCode).toBe(200);
  });
});

describe('deposits that failed', () => {
  const fail = async (status: 'REFUSED' | 'NOT_FOUND' | 'GIVEN_UP' = 'REFUSED') => {
    const { orderNo } = valueIn<{ orderNo: string }>(await order('transfer'));
    await test.tell({ merchant: 'aurora', orderNo, status });
  };
  const at = (minutes: number) => test.clock.advance(start + minutes * MINUTE - test.clock());

  it('five times in ten minutes let deposits rest for an hour, by any method @PL-041', async () => {
    for (const minute of [0, 2, 5, 9]) {
      at(minute);
      await fail(minute === 5 ? 'NOT_FOUND' : 'REFUSED');
    }
    at(10);
    await fail();
    const until = new Date(start + 10 * MINUTE + HOUR).toISOString();
    for (const method of ['transfer', 'online']) {
      const refused = await order(method);
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'deposit.resting']);
      expect(refused.json().value).toEqual({ until });
    }
    at(70);
    member = await member.again();
    expect((await order('transfer')).statusCode).toBe(200);
  });

  it('do so only when they come that close, and are the bank’s or the vendor’s @PL-041', async () => {
    for (const minute of [0, 3, 6, 9, 11]) {
      at(minute);
      await fail();
    }
    await fail('GIVEN_UP');
    expect((await order('transfer')).statusCode).toBe(200);
  });

  it('are nobody else’s', async () => {
    for (let times = 0; times < 5; times += 1) await fail();
    expect(refusalOf(await order('transfer'))).toEqual([409, 'deposit.resting']);
    member = await test.newMember();
    expect((await order('transfer')).statusCode).toBe(200);
  });
});

it('tells with each way to pay in what deposit limits leave, of several the lowest @PL-001', async () => {
  expect((await methods())[0]).toEqual({ id: 'transfer', credit: false });
  await member.limit('DEPOSIT', 'MONTH', '2000.00');
  await member.limit('DEPOSIT', 'DAY', '1000.00');
  await order('transfer', '400.00');
  const rest = { period: 'DAY', amount: '600.00', resetsAt: '2026-11-20T17:00:00.000Z' };
  for (const method of await methods()) expect(method.rest).toEqual(rest);
  await member.limit('DEPOSIT', 'DAY', '300.00');
  expect((await methods())[0]?.rest).toEqual({ ...rest, amount: '0.00' });
});
