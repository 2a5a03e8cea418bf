import type { CareNotice } from '@site/contracts/areas/careNotices';
import { eq } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import { inboxMessages } from '../inbox/tables';
import { askToReview } from './review';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

let test: CareTest;
let member: Member;
let start: number;
beforeAll(async () => {
  test = await createCareTest();
  start = test.clock();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.settings({});
  test.clock.advance(start - test.clock());
  member = await test.newMember(0n, { createdAt: new Date(start) });
});

/** Goes to an instant, asks as the hourly work does, and says of what the member is told. */
const askOn = async (when: string): Promise<string[]> => {
  test.clock.advance(Date.parse(when) - test.clock());
  member = await member.again();
  await askToReview(test.db, member.account, new Date(test.clock()));
  const { list } = (await member.get(`${CARE}/notices`)).json().value;
  return list.map(({ mark, before }: CareNotice) => `${mark} ${before}`);
};
const see = async () => {
  const { list } = (await member.get(`${CARE}/notices`)).json().value;
  for (const { id } of list) await member.send('POST', `${CARE}/notices/seen`, { id });
};
const mails = () => test.db.$count(inboxMessages, eq(inboxMessages.accountId, member.account.id));

it('asks every six months to look at limits and statement, in the inbox and by a card @PL-012', async () => {
  await member.limit('LOSS', 'DAY', '100.00');
  expect(await askOn('2027-05-20T07:59:59Z')).toEqual([]);
  expect(await askOn('2027-05-20T08:00:00Z')).toEqual(['REVIEW HOME']);
  await see();
  expect(await askOn('2027-05-20T09:00:00Z')).toEqual([]);
  expect(await mails()).toBe(1);
  expect(await askOn('2027-11-20T07:59:59Z')).toEqual([]);
  expect(await askOn('2027-11-20T08:00:00Z')).toEqual(['REVIEW HOME']);
  expect(await mails()).toBe(2);
});

it('asks who has no limits once a year about that choice @PL-012', async () => {
  await member.send('POST', `${CARE}/limits/declined`);
  expect(await askOn('2027-11-20T07:59:59Z')).toEqual([]);
  expect(await askOn('2027-11-20T08:00:00Z')).toEqual(['NO_LIMITS HOME']);
  expect(await askOn('2028-11-20T07:00:00Z')).toEqual(['NO_LIMITS HOME']);
  expect(await mails()).toBe(1);
});

it('is not switched off by a merchant with 0 months, and answers how often it asks @PL-012', async () => {
  await test.settings({ reviewMonths: 0 });
  await member.limit('LOSS', 'DAY', '100.00');
  const answer = (await member.send('GET', `${CARE}/review`)).json();
  expect(answer.value).toEqual({ months: 6, choices: [1, 3, 6] });
  expect(await askOn('2027-05-20T07:59:59Z')).toEqual([]);
  expect(await askOn('2027-05-20T08:00:00Z')).toEqual(['REVIEW HOME']);
});

it('asks as often as the merchant says, counted from when the member last chose limits @PL-012', async () => {
  await test.settings({ reviewMonths: 3 });
  await member.limit('LOSS', 'DAY', '100.00');
  test.clock.advance(30 * DAY);
  member = await member.again();
  await member.limit('LOSS', 'DAY', '90.00');
  expect(await askOn('2027-03-20T07:59:59Z')).toEqual([]);
  expect(await askOn('2027-03-20T08:00:00Z')).toEqual(['REVIEW HOME']);
});

it('asks oftener who has chosen so, and nobody less often than the merchant says @PL-012', async () => {
  await member.limit('LOSS', 'DAY', '100.00');
  const choose = (months: number) => member.send('PUT', `${CARE}/review`, { months });
  expect((await member.get(`${CARE}/review`)).json().value).toEqual({ months: 6, choices: [1, 3, 6] });
  for (const months of [2, 7, 12])
    expect((await choose(months)).json().error.code).toBe('limit.value.invalid');
  expect((await choose(3)).json().value).toEqual({ months: 3, choices: [1, 3, 6] });
  const log = (await member.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' })).json().value.list;
  expect(log).toContainEqual(
    expect.objectContaining({ what: 'REVIEW', from: '6', to: '3', source: 'MEMBER' }),
  );
  expect(await askOn('2027-02-20T07:59:59Z')).toEqual([]);
  expect(await askOn('2027-02-20T08:00:00Z')).toEqual(['REVIEW HOME']);
  await test.settings({ reviewMonths: 2 });
  expect((await member.get(`${CARE}/review`)).json().value).toEqual({ months: 2, choices: [1, 2] });
});

it('asks nobody who is closed for play, but when play is open again', async () => {
  await member.limit('LOSS', 'DAY', '100.00');
  test.clock.advance(Date.parse('2027-05-20T07:00:00Z') - test.clock());
  member = await member.again();
  await member.send('POST', `${CARE}/timeout`, { length: 'H24' });
  expect(await askOn('2027-05-20T09:00:00Z')).toEqual([]);
  expect(await askOn('2027-05-21T07:00:00Z')).toEqual(['REVIEW HOME']);
});
