import type { RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { eq } from 'drizzle-orm';
import { type Account, accounts, registrations } from '../../../core/accounts/tables';
import { changeState } from '../../../core/care/changeState';
import { exclusionKeys } from '../../../core/care/excluded/keys';
import { enterExcluded } from '../../../core/care/excluded/register';
import { SYSTEMS } from '../../../testing/content';
import { logIn } from '../../../testing/sealed';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { currentRatesOf } from '../rebates/rates';
import { rebateSettings } from '../rebates/tables';
import { createTeamTest, type TeamTest } from '../rebates/testing';

const OPEN = '/wps/agent/register/downline';
const PASSWORD = 'Grape-4711';

let test: TeamTest;
let boss: Account;
let bosses = 0;
beforeAll(async () => {
  test = await createTeamTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  bosses += 1;
  boss = await test.join(`Boss${bosses}`, undefined);
  await test.give(boss, { RNG: 120, LIVE: 10 });
});
afterEach(() => test.db.delete(rebateSettings));

const form = (username: string, more: object = {}) => ({
  username,
  password: PASSWORD,
  type: 0,
  rebates: [{ gameType: 'RNG', rate: '1.00' }],
  ...more,
});
const open = (body: object, who = boss) => test.sendSealed(who, OPEN, body);
const found = async (username: string) =>
  (await test.db.select().from(accounts).where(eq(accounts.usernameKey, username)))[0];

it('opens an account right below the agent, with its rates, for a first login @RP-045', async () => {
  const answer = await open(form(' Pim_22 ', { type: 1 }));
  expect(valueIn(answer)).toEqual({
    account: 'Pim_22',
    nickname: 'Pim_22',
    type: 1,
    level: 1,
    members: 0,
    balance: '0.00',
    rebates: [{ gameType: 'RNG', rate: '1.00' }],
    online: false,
    registeredAt: new Date(test.clock()).toISOString(),
  });
  const opened = await found('pim_22');
  expect(opened).toMatchObject({ parentId: boss.id, merchant: 'aurora', lastLoginAt: null });
  expect(await currentRatesOf(test.db, opened?.id ?? '')).toEqual({ RNG: 100 });
  expect(await test.db.select().from(registrations)).toEqual([]);
  const session = await logIn(test.app, 'aurora', {
    type: 'username',
    username: 'pim_22',
    password: PASSWORD,
  });
  expect(valueIn(session)).toMatchObject({ userName: 'Pim_22', type: 1 });
});

it('wants its body encrypted', async () => {
  expect((await test.send(boss, 'POST', OPEN, form('pim_21'))).statusCode).toBe(400);
  expect(await found('pim_21')).toBeUndefined();
});

it.each([
  [{ username: 'ab' }, 422, 'account.format', 'username'],
  [{ username: '0812345678' }, 422, 'account.format', 'username'],
  [{ username: 'BOSS1' }, 409, 'username.exists', 'username'],
  [{ password: 'short' }, 422, 'password.format', 'password'],
  [{ password: 'pim_23x', username: 'pim_23x' }, 422, 'password.common', 'password'],
  [{ password: 'qwerty123' }, 422, 'password.common', 'password'],
])('refuses %j', async (fields, status, code, field) => {
  const answer = await open(form('pim_23', fields));
  expect(refusalOf(answer)).toEqual([status, code]);
  expect(answer.json().error.fields).toHaveProperty(field);
});

it.each([
  { type: 2 },
  { type: 4 },
  { type: '1' },
  { rebates: [{ gameType: 'RNG', rate: '1.000' }] },
  { rebates: undefined },
  { password: '' },
  { username: 'x'.repeat(65) },
])('does not take %j', async (fields) => {
  expect(refusalOf(await open(form('pim_24', fields)))).toEqual([400, 'request.invalid']);
});

it('gives no more than the agent has, and then opens nothing', async () => {
  for (const rebates of [
    [{ gameType: 'RNG', rate: '1.21' }],
    [{ gameType: 'FISH', rate: '0.01' }],
    [
      { gameType: 'RNG', rate: '1.20' },
      { gameType: 'LIVE', rate: '0.11' },
    ],
  ])
    expect(refusalOf(await open(form('pim_25', { rebates })))).toEqual([422, 'rebate.out.of.range']);
  expect(await found('pim_25')).toBeUndefined();
  expect((await open(form('pim_25', { rebates: [] }))).statusCode).toBe(200);
});

it('puts it below the caller whatever else the body says', async () => {
  const other = await test.join('other', undefined);
  await open(form('pim_26', { parentId: other.id, account: 'other', merchant: 'lagoon', id: 'mine' }));
  expect(await found('pim_26')).toMatchObject({ parentId: boss.id, merchant: 'aurora' });
});

it('is for agents', async () => {
  const member = await test.join('member', boss, { type: 0 });
  const trial = await test.join('trial', boss, { type: 4 });
  expect(refusalOf(await open(form('pim_27'), member))).toEqual([403, 'agent.required']);
  expect(refusalOf(await open(form('pim_27'), trial))).toEqual([403, 'trial.rejected']);
  const denied = await test.join('denied', boss, { modulesDenied: ['DOWNMAN'] });
  expect(refusalOf(await open(form('pim_27'), denied))).toEqual([403, 'access.denied']);
  await changeState(test.db, boss.id, { timeoutUntil: new Date(test.clock() + 60_000) });
  expect(refusalOf(await open(form('pim_27')))).toEqual([403, 'play.closed']);
});

it('opens nothing for a name that is the number of somebody who is excluded @PL-023', async () => {
  const gone = await test.join('gone', undefined, { type: 0 });
  await changeState(test.db, gone.id, { excludedUntil: new Date('2027-06-01T00:00:00Z') });
  const keys = await exclusionKeys(test.db, []);
  await enterExcluded(test.db, keys, gone.id, [{ kind: 'ID', text: '1103700123456' }]);
  expect(refusalOf(await open(form('1103700123456')))).toEqual([403, 'registration.refused']);
  expect((await open(form('1103700123457'))).statusCode).toBe(200);
});

describe('quotas', () => {
  const quotas = async () =>
    valueIn<{ list: RebateQuota[] }>(await test.get(boss, '/wps/agent/register/quotas')).list;
  const proposal = async () =>
    valueIn<{ list: Rebate[] }>(await test.get(boss, '/wps/agent/register/rebateSettings')).list;
  const allow = () =>
    test.db.insert(rebateSettings).values({
      merchant: 'aurora',
      quotas: [
        { rate: 130, total: 3 },
        { rate: 120, total: 1 },
        { rate: 90, total: 2 },
      ],
      links: 20,
    });

  it('are none where the merchant says nothing @RP-045', async () => {
    expect(await quotas()).toEqual([]);
    expect(await proposal()).toEqual([
      { gameType: 'RNG', rate: '1.00', min: '0.00', max: '1.20' },
      { gameType: 'LIVE', rate: '0.00', min: '0.00', max: '0.10' },
    ]);
  });

  it('are used by the highest rate of each downline, and end @RP-045', async () => {
    await allow();
    for (const username of ['one_1', 'two_2'])
      expect((await open(form(username, { rebates: [{ gameType: 'RNG', rate: '1.19' }] }))).statusCode).toBe(
        200,
      );
    expect(await quotas()).toEqual([
      { rate: '1.20', total: 1, used: 0 },
      { rate: '0.90', total: 2, used: 2 },
    ]);
    expect((await proposal())[0]?.rate).toBe('0.89');
    const answer = await open(form('three_3'));
    expect(refusalOf(answer)).toEqual([409, 'quota.exceeded']);
    expect(await found('three_3')).toBeUndefined();
    expect((await open(form('three_3', { rebates: [{ gameType: 'RNG', rate: '0.89' }] }))).statusCode).toBe(
      200,
    );
    expect((await open(form('four_4', { rebates: [{ gameType: 'RNG', rate: '1.20' }] }))).statusCode).toBe(
      200,
    );
  });
});

describe.each(SYSTEMS)('taken at once on %s', (system) => {
  it('a place of a quota opens one account, also by two processes', async () => {
    const own = await createTeamTest(system);
    const agent = await own.join('agent', undefined);
    await own.give(agent, { RNG: 120 });
    await own.db
      .insert(rebateSettings)
      .values({ merchant: 'aurora', quotas: [{ rate: 100, total: 1 }], links: 20 });
    const other = await own.another();
    const answers = await Promise.all(
      ['one_1', 'two_2', 'three_3', 'four_4'].map((username, index) =>
        own.sendSealed(agent, OPEN, form(username), index % 2 === 0 ? own.app : other),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map(refusalOf);
    expect(refused).toEqual(Array(3).fill([409, 'quota.exceeded']));
    const below = await own.db.select().from(accounts).where(eq(accounts.parentId, agent.id));
    expect(below).toHaveLength(1);
    // The same name twice: one of them, and no place lost.
    await own.db.update(rebateSettings).set({ quotas: [{ rate: 100, total: 2 }] });
    const twice = await Promise.all(
      ['same_5', 'SAME_5'].map((name) => own.sendSealed(agent, OPEN, form(name))),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await other.close();
    await own.close();
  });
});
