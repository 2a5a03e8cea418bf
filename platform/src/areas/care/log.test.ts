import { asc, eq } from 'drizzle-orm';
import { careLog } from '../../core/care/tables';
import { HOUR } from '../../core/clock';
import { sessions } from '../../core/sessions/tables';
import { closeForPlay, limitByOperator } from './operator';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

let test: CareTest;
let member: Member;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await test.newMember();
});

it('keeps of each change who asked, in which session, and from when it holds @PL-047', async () => {
  const named = { merchant: 'aurora', username: member.account.username };
  const at = () => new Date(test.clock());
  const own = await test.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, member.account.id));
  await member.limit('STAKE', undefined, '10.00');
  test.clock.advance(1);
  const holdsFrom = new Date(test.clock() + HOUR);
  await limitByOperator(test.db, named, { kind: 'STAKE', value: '5.00' }, at(), holdsFrom);
  test.clock.advance(1);
  await closeForPlay(test.db, named, at());
  const rows = await test.db
    .select()
    .from(careLog)
    .where(eq(careLog.accountId, member.account.id))
    .orderBy(asc(careLog.at));
  expect(rows).toMatchObject([
    {
      what: 'LIMIT_STAKE',
      from: null,
      to: '10.00',
      source: 'MEMBER',
      sessionId: expect.stringMatching(/^ses_/),
    },
    { what: 'LIMIT_STAKE', from: null, to: '5.00', source: 'OPERATOR', sessionId: null, holdsFrom },
    { what: 'CLOSING', from: 'OPEN', to: 'CLOSED', source: 'OPERATOR', sessionId: null },
  ]);
  expect(own.map(({ id }) => id)).toContain(rows[0]?.sessionId);
  expect(rows.map(({ at: asked, holdsFrom: holds }) => holds.getTime() - asked.getTime())).toEqual([
    0,
    HOUR,
    0,
  ]);
  test.clock.advance(-2);
});

it('is shown to its member alone, also while closed @PL-047', async () => {
  const log = async (one: Member) =>
    (await one.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' })).json().value.list;
  await member.send('POST', `${CARE}/timeout`, { length: 'H24' });
  expect(await log(member)).toMatchObject([{ what: 'CLOSING', source: 'MEMBER' }]);
  expect(await log(await test.newMember())).toEqual([]);
});

it('is nothing of a change that was refused @PL-047', async () => {
  await member.send('POST', `${CARE}/timeout`, { length: 'D7' });
  await member.send('POST', `${CARE}/timeout`, { length: 'H24' });
  await member.limit('LOSS', 'DAY', 'much');
  expect(await test.db.$count(careLog, eq(careLog.accountId, member.account.id))).toBe(1);
});
