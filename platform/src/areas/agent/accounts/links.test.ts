import type { AffiliateUrl } from '@site/contracts/areas/agentAccounts';
import { eq, sql } from 'drizzle-orm';
import { type Account, accounts, registrations } from '../../../core/accounts/tables';
import { HOUR } from '../../../core/clock';
import { registerMember } from '../../../testing/access';
import { SYSTEMS } from '../../../testing/content';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { inboxMessages } from '../../inbox/tables';
import { affiliateCodes } from '../../registration/tables';
import { currentRatesOf } from '../rebates/rates';
import { rebateSettings } from '../rebates/tables';
import { createTeamTest, type TeamTest } from '../rebates/testing';
import { teamPaths } from '../tree/tables';

const LINKS = '/wps/agent/register/affiliateUrls';
const PASSWORD = 'Grape-4711';

let test: TeamTest;
/** top ─ boss; `stranger` is another agent. */
let top: Account;
let boss: Account;
let stranger: Account;
let round = 0;
let members = 0;
beforeAll(async () => {
  test = await createTeamTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  round += 1;
  top = await test.join(`top${round}`, undefined);
  boss = await test.join(`boss${round}`, top);
  stranger = await test.join(`stranger${round}`, undefined);
  await test.give(top, { RNG: 150 });
  await test.give(boss, { RNG: 120, LIVE: 60 });
});
afterEach(() => test.db.delete(rebateSettings));

const RATES = [{ gameType: 'RNG', rate: '1.00' }];
const make = (body: object = {}, who = boss) =>
  test.send(who, 'POST', LINKS, { type: 0, rebates: RATES, ...body });
const made = async (body: object = {}, who = boss) => valueIn<AffiliateUrl>(await make(body, who));
const listed = async (who = boss) =>
  valueIn<{ list: AffiliateUrl[]; most: number }>(await test.get(who, LINKS));
const register = (affiliateCode: string, own = test, merchant = 'aurora') => {
  members += 1;
  return registerMember(
    own,
    'username',
    { username: `narin${members}`, password: PASSWORD, confirmPassword: PASSWORD, affiliateCode },
    { merchant },
  );
};
const newest = async () => {
  const [found] = await test.db
    .select()
    .from(accounts)
    .where(eq(accounts.username, `narin${members}`));
  if (!found) throw new Error('nobody has registered');
  return found;
};
const invalid = [422, 'affiliate.code.invalid'];
const check = (code: string, merchant = 'aurora') =>
  test.app.inject({
    url: '/wps/check/affiliate',
    query: { code, domain: `${merchant}.test` },
    headers: { merchant },
  });

it('leads to registration with its code, and is listed, the newest first @RP-045', async () => {
  const first = await made({ channel: '  Line group ', expiresAt: '2026-12-31T16:59:59Z' });
  expect(first).toEqual({
    id: first.id,
    code: first.code,
    url: `https://aurora.test/m/register?invite=${first.code}`,
    type: 0,
    rebates: RATES,
    channel: 'Line group',
    registered: 0,
    createdAt: new Date(test.clock()).toISOString(),
    expiresAt: '2026-12-31T16:59:59.000Z',
  });
  test.clock.advance(1_000);
  const second = await made({ type: 1, rebates: [] });
  expect(await listed()).toEqual({ list: [second, first], most: 20 });
  expect(first.code).toMatch(/^[A-Za-z0-9]{4,12}$/);
});

it('registers below its agent, with its type and rates, and is counted @RP-045', async () => {
  const { code } = await made({ type: 1 });
  expect((await check(code)).statusCode).toBe(200);
  expect(valueIn(await register(code.toLowerCase()))).toMatchObject({ type: 1 });
  const member = await newest();
  expect(member).toMatchObject({ parentId: boss.id, type: 1 });
  expect(await currentRatesOf(test.db, member.id)).toEqual({ RNG: 100 });
  const above = await test.db.select().from(teamPaths).where(eq(teamPaths.descendant, member.id));
  expect(above.map(({ ancestor, depth }) => [ancestor, depth]).sort()).toEqual(
    [
      [boss.id, 1],
      [top.id, 2],
    ].sort(),
  );
  const [said] = await test.db.select().from(registrations).where(eq(registrations.accountId, member.id));
  expect(said).toMatchObject({ affiliateCode: code.toLowerCase(), recommenderId: null });
  expect((await listed()).list[0]?.registered).toBe(1);
  expect(await test.db.select().from(inboxMessages).where(eq(inboxMessages.accountId, boss.id))).toEqual([]);
});

it('holds until it ends or is deleted; who came stays', async () => {
  const ending = await made({ expiresAt: new Date(test.clock() + HOUR).toISOString() });
  const deleted = await made();
  expect((await register(deleted.code)).statusCode).toBe(200);
  expect((await test.send(boss, 'DELETE', LINKS, { id: deleted.id })).statusCode).toBe(200);
  test.clock.advance(HOUR);
  for (const { code } of [ending, deleted]) {
    expect(refusalOf(await check(code))).toEqual(invalid);
    expect(refusalOf(await register(code))).toEqual(invalid);
  }
  test.clock.advance(-HOUR);
  expect(refusalOf(await test.send(boss, 'DELETE', LINKS, { id: deleted.id }))).toEqual([404, 'not.found']);
  expect((await listed()).list.map(({ id }) => id)).toEqual([ending.id]);
  const below = await test.db.select().from(accounts).where(eq(accounts.parentId, boss.id));
  expect(below).toHaveLength(1);
});

it('holds at its merchant alone, for an agent who is one and may sign in', async () => {
  const { code } = await made();
  expect(refusalOf(await check(code, 'lagoon'))).toEqual(invalid);
  expect(refusalOf(await register(code, test, 'lagoon'))).toEqual(invalid);
  const change = (changes: Partial<Account>) =>
    test.db.update(accounts).set(changes).where(eq(accounts.id, boss.id));
  await change({ disabled: true });
  expect(refusalOf(await register(code))).toEqual(invalid);
  await change({ disabled: false, type: 0 });
  expect(refusalOf(await register(code))).toEqual(invalid);
  await change({ type: 1 });
  expect((await register(code)).statusCode).toBe(200);
});

it('leaves the codes of agents as they were', async () => {
  await test.db
    .insert(affiliateCodes)
    .values({ merchant: 'aurora', codeKey: `suda${round}`, accountId: boss.id });
  expect((await register(`SUDA${round}`)).statusCode).toBe(200);
  const member = await newest();
  expect(member).toMatchObject({ parentId: boss.id, type: 0 });
  expect(await currentRatesOf(test.db, member.id)).toEqual({});
});

it('gives no more than its agent has by now, and tells the agent', async () => {
  const { code } = await made({ rebates: [...RATES, { gameType: 'LIVE', rate: '0.50' }] });
  await test.give(boss, { RNG: 40, LIVE: 0 }, new Date(test.clock()));
  expect((await register(code)).statusCode).toBe(200);
  const member = await newest();
  expect(await currentRatesOf(test.db, member.id)).toEqual({ RNG: 40 });
  const [mail] = await test.db.select().from(inboxMessages).where(eq(inboxMessages.accountId, boss.id));
  expect(mail?.content?.en).toContain(member.username);
  expect(mail?.content?.en).toContain('0.40%');
  expect(mail?.content?.th).toContain('1.00%');
});

it('registers also when the quota is used up, with as much as there is a place for', async () => {
  const { code } = await made();
  await test.db.insert(rebateSettings).values({
    merchant: 'aurora',
    quotas: [
      { rate: 100, total: 1 },
      { rate: 90, total: 0 },
    ],
    links: 20,
  });
  expect((await register(code)).statusCode).toBe(200);
  const first = await newest();
  expect((await register(code)).statusCode).toBe(200);
  const second = await newest();
  expect(await currentRatesOf(test.db, first.id)).toEqual({ RNG: 100 });
  expect(await currentRatesOf(test.db, second.id)).toEqual({ RNG: 89 });
  const mails = await test.db.select().from(inboxMessages).where(eq(inboxMessages.accountId, boss.id));
  expect(mails).toHaveLength(1);
  expect((await listed()).list[0]?.registered).toBe(2);
  expect(refusalOf(await make())).toEqual([409, 'quota.exceeded']);
});

it('has the code of who registers with a fault counted for nothing', async () => {
  const { code } = await made();
  const twice = {
    username: boss.username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    affiliateCode: code,
  };
  expect(refusalOf(await registerMember(test, 'username', twice))).toEqual([409, 'username.exists']);
  expect((await listed()).list[0]?.registered).toBe(0);
});

it('is one of at most so many', async () => {
  await test.db.insert(rebateSettings).values({ merchant: 'aurora', quotas: [], links: 2 });
  const first = await made();
  await made();
  expect((await listed()).most).toBe(2);
  expect(refusalOf(await make())).toEqual([409, 'affiliate.url.limit']);
  expect((await make({}, stranger)).statusCode).toBe(422);
  expect((await make({ rebates: [] }, stranger)).statusCode).toBe(200);
  await test.send(boss, 'DELETE', LINKS, { id: first.id });
  expect((await make()).statusCode).toBe(200);
});

it.each([
  [{ rebates: [{ gameType: 'RNG', rate: '1.21' }] }, [422, 'rebate.out.of.range']],
  [{ rebates: [{ gameType: 'RNG', rate: '1.001' }] }, [400, 'request.invalid']],
  [{ type: 2 }, [400, 'request.invalid']],
  [{ channel: 'x'.repeat(41) }, [400, 'request.invalid']],
  [{ channel: '   ' }, [400, 'request.invalid']],
  [{ expiresAt: '2026-11-19T00:00:00Z' }, [400, 'request.invalid']],
  [{ expiresAt: '2027-02-31T00:00:00+07:00' }, [400, 'request.invalid']],
  [{ expiresAt: 'never' }, [400, 'request.invalid']],
])('is not made of %j', async (body, refused) => {
  expect(refusalOf(await make(body))).toEqual(refused);
  expect((await listed()).list).toEqual([]);
});

it('is seen and deleted by its agent alone', async () => {
  const { id } = await made();
  for (const other of [top, stranger]) {
    expect((await listed(other)).list).toEqual([]);
    expect(refusalOf(await test.send(other, 'DELETE', LINKS, { id }))).toEqual([404, 'not.found']);
  }
  const member = await test.join(`member${round}`, boss, { type: 0 });
  expect(refusalOf(await test.get(member, LINKS))).toEqual([403, 'agent.required']);
  expect(refusalOf(await make({}, member))).toEqual([403, 'agent.required']);
  expect(refusalOf(await test.send(member, 'DELETE', LINKS, { id }))).toEqual([403, 'agent.required']);
  expect((await listed()).list).toHaveLength(1);
});

it('shows what it says as text, whatever that is', async () => {
  const channel = `<img src=x onerror=alert(1)> ' or 1=1`;
  expect((await made({ channel })).channel).toBe(channel);
});

describe.each(SYSTEMS)('at once on %s', (system) => {
  it('brings all who register, with one place for the rates of the link, and one more link at the limit', async () => {
    const own = await createTeamTest(system);
    const agent = await own.join('agent', undefined);
    await own.give(agent, { RNG: 120 });
    const link = valueIn<AffiliateUrl>(await own.send(agent, 'POST', LINKS, { type: 0, rebates: RATES }));
    await own.db
      .insert(rebateSettings)
      .values({ merchant: 'aurora', quotas: [{ rate: 100, total: 1 }], links: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(link.code, own)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const rates =
      await own.db.execute(sql`select rate from rebate_rates r join accounts a on a.id = r.account_id
      where a.parent_id = ${agent.id} order by rate`);
    expect((rates as unknown as { rows: { rate: number }[] }).rows.map(({ rate }) => rate)).toEqual([
      99, 99, 99, 99, 99, 100,
    ]);
    const [counted] = valueIn<{ list: AffiliateUrl[] }>(await own.get(agent, LINKS)).list;
    expect(counted?.registered).toBe(6);
    const more = await Promise.all(
      Array.from({ length: 4 }, () => own.send(agent, 'POST', LINKS, { type: 0, rebates: [] })),
    );
    expect(more.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await own.close();
  });
});
