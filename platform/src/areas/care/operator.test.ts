import { eq } from 'drizzle-orm';
import { careLog } from '../../core/care/tables';
import { HOUR } from '../../core/clock';
import { hashPassword } from '../accounts/passwords';
import { inboxMessages } from '../inbox/tables';
import { TRIAL_TYPE } from '../session/freePlay';
import { CareRefused, closeForPlay, limitByOperator, listCare, openForPlay, setIdentity } from './operator';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

const PASSWORD = 'Grape-4711';
let test: CareTest;
let member: Member;
const named = () => ({ merchant: 'aurora', username: member.account.username });
const now = () => new Date(test.clock());
const log = async () => (await member.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' })).json().value.list;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await test.newMember(100_000n, { passwordHash: await hashPassword(PASSWORD) });
});

it('sets a limit that the member is told before it holds, and takes it away @PL-010', async () => {
  const wanted = { kind: 'STAKE', value: '10.00' };
  const holdsFrom = new Date(test.clock() + HOUR);
  await limitByOperator(test.db, named(), wanted, now(), holdsFrom);
  expect((await member.limits())[0]).toMatchObject({
    source: 'OPERATOR',
    pending: { value: '10.00', confirmFrom: holdsFrom.toISOString() },
  });
  expect(await test.db.$count(inboxMessages, eq(inboxMessages.accountId, member.account.id))).toBe(1);
  expect(await log()).toMatchObject([{ what: 'LIMIT_STAKE', to: '10.00', source: 'OPERATOR' }]);
  await member.spin(1_001n);
  await expect(member.spin(1_001n, { at: holdsFrom })).rejects.toMatchObject({
    code: 'limit.stake.exceeded',
  });
  const after = new Date(holdsFrom.getTime() + HOUR);
  await limitByOperator(test.db, named(), { kind: 'STAKE' }, holdsFrom, after);
  await expect(member.spin(1_001n, { at: holdsFrom })).rejects.toMatchObject({
    code: 'limit.stake.exceeded',
  });
  await member.spin(1_001n, { at: after });
});

it('refuses a limit or an account that there is not', async () => {
  const set = (limit: Parameters<typeof limitByOperator>[2], who = named()) =>
    limitByOperator(test.db, who, limit, now(), now());
  await expect(set({ kind: 'SHOES', value: '1.00' })).rejects.toThrow(CareRefused);
  await expect(set({ kind: 'STAKE', period: 'DAY', value: '1.00' })).rejects.toThrow(CareRefused);
  await expect(set({ kind: 'STAKE', value: '1.00' }, { ...named(), username: 'nobody' })).rejects.toThrow(
    'aurora has no account "nobody"',
  );
});

it('writes nothing down of a trial, which would keep it from being deleted', async () => {
  const { account } = await test.newMember(0n, { type: TRIAL_TYPE });
  await expect(
    closeForPlay(test.db, { merchant: 'aurora', username: account.username }, now()),
  ).rejects.toThrow(CareRefused);
  expect(await test.db.$count(careLog, eq(careLog.accountId, account.id))).toBe(0);
});

it('closes and opens an account, and never what its member has closed @PL-022', async () => {
  await closeForPlay(test.db, named(), now());
  expect((await member.state()).state).toBe('CLOSED');
  await expect(member.spin(100n)).rejects.toMatchObject({ code: 'play.closed' });
  expect(await openForPlay(test.db, named(), now())).toBe(true);
  await member.spin(100n);
  await member.send('POST', `${CARE}/exclusion`, { length: 'M6', understood: true, password: PASSWORD });
  expect(await openForPlay(test.db, named(), now())).toBe(false);
  await expect(member.spin(100n)).rejects.toMatchObject({ code: 'play.closed' });
  member = await member.again();
  expect((await log()).map(({ source }: { source: string }) => source)).toContain('OPERATOR');
});

it('lists who has limits or is closed, and writes down who somebody is', async () => {
  const lines = async () =>
    (await listCare(test.db, now())).filter((line) => line.includes(`; ${named().username};`));
  expect(await lines()).toEqual([]);
  await setIdentity(test.db, named(), 'VERIFIED', now());
  expect((await member.state()).identity).toBe('VERIFIED');
  expect(await lines()).toEqual([]);
  await member.limit('LOSS', 'DAY', '100.00');
  await member.limit('LOSS', 'DAY', '200.00');
  await closeForPlay(test.db, named(), now());
  expect(await lines()).toEqual([`aurora; ${named().username}; CLOSED; MEMBER LOSS_DAY 100.00`]);
});
