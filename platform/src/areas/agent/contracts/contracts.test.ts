import type { Contract, ContractKind } from '@site/contracts/areas/agentContracts';
import { asc, eq } from 'drizzle-orm';
import { operatorActions } from '../../../core/operator/tables';
import { createAccount, createMerchant, signedInHeaders } from '../../../testing/fixtures';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { inboxMessages } from '../../inbox/tables';
import { listHouseContracts, offerByHouse } from './operator';
import { CONTRACT, type ContractTest, createContracts, days, type Person, step } from './testing';

const OWN = [step('1000.00', 2, '0.50'), step('5000.00', 5, '0.80')];
const GIVEN = [step('500.00', 1, '0.30'), step('2000.00', 2, '0.80')];
const KINDS: readonly ContractKind[] = ['DAILY', 'HOURLY', 'DIVIDEND'];

let test: ContractTest;
/** boss ─ lead ─ deep, boss ─ player; another boss with an agent below. */
let boss: Person;
let lead: Person;
let deep: Person;
let player: Person;
let stranger: Person;
let theirs: Person;
beforeAll(async () => {
  test = await createContracts();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.goTo('2026-11-20T08:00:00Z');
  boss = await test.agent();
  lead = await test.agent(boss);
  deep = await test.agent(lead);
  player = await test.member(boss);
  stranger = await test.agent();
  theirs = await test.agent(stranger);
  for (const kind of KINDS) await test.ofHouse(boss, kind, OWN);
});

const offered = async (kind: ContractKind = 'DAILY', to = lead, terms = GIVEN) =>
  valueIn<Contract>(await test.offer(boss, to, kind, terms));
const refused = async (answer: ReturnType<Person['get']>) => refusalOf(await answer)[1];
const history = async (who: Person, query: Record<string, string> = {}) =>
  valueIn<{ list: Contract[]; total: number; totalPages: number }>(
    await who.get(`${CONTRACT}/salary/history`, { pageNo: '1', pageSize: '20', ...query }),
  );
const waiting = async (who: Person, kind: ContractKind = 'DAILY') =>
  valueIn<{ list: Contract[] }>(
    await (kind === 'DIVIDEND'
      ? who.get(`${CONTRACT}/dividend/request`)
      : who.get(`${CONTRACT}/salary/request`, { kind })),
  ).list;
const prompts = async (who: Person) => valueIn<Record<string, string>>(await who.get(`${CONTRACT}/info`));
const mails = async (who: Person) =>
  (
    await test.db
      .select({ title: inboxMessages.title })
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, who.account.id))
      .orderBy(asc(inboxMessages.at), asc(inboxMessages.id))
  ).map(({ title }) => title?.en);

describe('an offer', () => {
  it.each(KINDS)(
    'of kind %s waits with both sides, and prompts the receiver @RP-043 @RP-044 @AG-027',
    async (kind) => {
      const contract = await offered(kind);
      expect(contract).toEqual({
        id: contract.id,
        kind,
        from: boss.account.username,
        to: lead.account.username,
        terms: GIVEN,
        status: 'PENDING',
        createdAt: '2026-11-20T08:00:00.000Z',
      });
      expect(await waiting(lead, kind)).toEqual([contract]);
      expect(await waiting(boss, kind)).toEqual([contract]);
      expect(Object.values(await prompts(lead)).filter(Boolean)).toEqual([contract.id]);
      expect(Object.values(await prompts(boss)).filter(Boolean)).toEqual([]);
      expect(await mails(lead)).toContainEqual(expect.stringContaining('a contract waits for you'));
    },
  );

  it('takes the place of one that waits', async () => {
    const before = await offered();
    const after = await offered('DAILY', lead, [step('1.00', 1, '0.01')]);
    expect(await waiting(lead)).toEqual([after]);
    expect(await refused(test.decide(lead, before))).toBe('contract.not.pending');
    expect((await history(lead)).list.map(({ id, status }) => [id, status])).toEqual(
      expect.arrayContaining([
        [before.id, 'ENDED'],
        [after.id, 'PENDING'],
      ]),
    );
  });

  it('goes to direct downlines who are agents, and to nobody else @RP-044', async () => {
    for (const to of [deep, player, stranger, theirs, boss])
      expect(await refused(test.offer(boss, to, 'DAILY', GIVEN))).toBe('downline.unknown');
    expect(await refused(test.offer(lead, boss, 'DAILY', GIVEN))).toBe('downline.unknown');
    const nobody = { account: 'nobody', kind: 'DAILY', terms: GIVEN };
    expect(await refused(boss.post(`${CONTRACT}/salary/apply`, nobody))).toBe('downline.unknown');
    await test.change(lead, { disabled: true });
    expect(await refused(test.offer(boss, lead, 'DAILY', GIVEN))).toBe('user.unavailable');
  });

  it('finds a name whatever its case', async () => {
    const account = lead.account.username.toUpperCase();
    const { to } = valueIn<Contract>(
      await boss.post(`${CONTRACT}/dividend/apply`, { account, terms: GIVEN }),
    );
    expect(to).toBe(lead.account.username);
  });

  it('gives no more than one’s own, and nothing without', async () => {
    const over = [step('500.00', 1, '0.30'), step('2000.00', 2, '0.81')];
    const answer = await test.offer(boss, lead, 'DAILY', over);
    expect([answer.json().error.code, answer.json().value]).toEqual(['contract.terms.invalid', { step: 2 }]);
    // Signed for one kind, and to sign for another.
    await test.signed(boss, lead, 'DAILY', GIVEN);
    await offered('HOURLY');
    expect((await test.offer(lead, deep, 'DAILY', GIVEN)).statusCode).toBe(200);
    expect((await test.offer(lead, deep, 'HOURLY', GIVEN)).json().value).toEqual({ step: 1 });
  });

  it.each([[[]], [Array.from({ length: 11 }, (_, index) => step(`${index}.00`, 1, `0.${10 + index}`))]])(
    'has one step to ten',
    async (terms) => {
      expect(await refused(test.offer(boss, lead, 'DAILY', terms))).toBe('request.invalid');
    },
  );
});

describe('a decision', () => {
  it('signs from the merchant’s next day on, and tells both sides @RP-044', async () => {
    const contract = await offered();
    test.clock.advance(60_000);
    expect(valueIn(await test.decide(lead, contract))).toEqual({
      ...contract,
      status: 'ACTIVE',
      decidedAt: '2026-11-20T08:01:00.000Z',
      startsAt: '2026-11-20T17:00:00.000Z',
    });
    expect(await mails(lead)).toContain('Daily salary: you have signed');
    expect(await mails(boss)).toContain(`Daily salary: ${lead.account.username} has signed`);
    expect((await prompts(lead)).dailysalreqtype).toBe('');
    expect(await waiting(boss)).toEqual([]);
  });

  it('refuses, and lets another one be offered', async () => {
    const contract = await offered('DIVIDEND');
    expect(valueIn(await test.decide(lead, contract, 'REJECT'))).toMatchObject({ status: 'REJECTED' });
    expect(await mails(boss)).toContain(`Dividend: ${lead.account.username} has refused`);
    expect((await test.offer(boss, lead, 'DIVIDEND', GIVEN)).statusCode).toBe(200);
  });

  it.each(['ACCEPT', 'REJECT'] as const)(
    '%s again is answered as it stands, and done once',
    async (action) => {
      const contract = await offered();
      const first = valueIn(await test.decide(lead, contract, action));
      const told = await mails(boss);
      test.clock.advance(60_000);
      expect(valueIn(await test.decide(lead, contract, action))).toEqual(first);
      expect(await mails(boss)).toEqual(told);
      const other = action === 'ACCEPT' ? 'REJECT' : 'ACCEPT';
      expect(await refused(test.decide(lead, contract, other))).toBe('contract.not.pending');
    },
  );

  it('is the receiver’s alone, by the call of its kind @RP-044', async () => {
    const contract = await offered();
    for (const who of [boss, deep, stranger, theirs])
      for (const action of ['ACCEPT', 'REJECT'] as const)
        expect(await refused(test.decide(who, contract, action))).toBe('not.found');
    expect(await refused(test.decide(lead, { ...contract, kind: 'DIVIDEND' }))).toBe('not.found');
    expect(await refused(test.decide(lead, { ...contract, id: 'nothing' }))).toBe('not.found');
    expect(await waiting(lead)).toHaveLength(1);
  });

  it('ends the one before on the day that the new one begins', async () => {
    const before = await test.signed(boss, lead, 'DAILY', GIVEN);
    test.clock.advance(days(3));
    const after = await test.signed(boss, lead, 'DAILY', [step('1.00', 1, '0.80')]);
    const told = async () => {
      const { list } = await history(lead, { kind: 'DAILY' });
      return [before, after].map(({ id }) => list.find((one) => one.id === id));
    };
    expect(after.startsAt).toBe('2026-11-23T17:00:00.000Z');
    expect(await told()).toMatchObject([{ status: 'ACTIVE', endsAt: after.startsAt }, { status: 'ACTIVE' }]);
    test.goTo('2026-11-23T17:00:00Z');
    expect(await told()).toMatchObject([{ status: 'ENDED' }, { status: 'ACTIVE' }]);
  });
});

describe('the history', () => {
  it('has contracts with the agent above and with downlines, the newest first, by kind, side and status @RP-044', async () => {
    const given = await test.signed(boss, lead, 'DAILY', GIVEN);
    test.clock.advance(1_000);
    const below = valueIn<Contract>(await test.offer(lead, deep, 'DAILY', GIVEN));
    const ids = async (who: Person, query: Record<string, string>) =>
      (await history(who, query)).list.map(({ id }) => id);
    expect(await ids(lead, { kind: 'DAILY' })).toEqual([below.id, given.id]);
    expect(await ids(lead, { side: 'mine' })).toEqual([given.id]);
    expect(await ids(lead, { side: 'given' })).toEqual([below.id]);
    expect(await ids(lead, { status: 'ACTIVE' })).toEqual([given.id]);
    expect(await ids(lead, { kind: 'HOURLY' })).toEqual([]);
    expect(await ids(deep, {})).toEqual([below.id]);
    expect(await history(lead, { pageSize: '1' })).toMatchObject({ total: 2, totalPages: 2 });
    for (const who of [stranger, theirs]) expect(await ids(who, {})).toEqual([]);
  });

  it('leaves out who pays where the house does', async () => {
    const [own] = (await history(boss, { side: 'mine', kind: 'DAILY' })).list;
    expect(own).not.toHaveProperty('from');
  });
});

describe('sides that part', () => {
  it('end a contract and an offer at once, whatever the job has done yet', async () => {
    const contract = await test.signed(boss, lead, 'DAILY', GIVEN);
    const offer = await offered('HOURLY');
    await test.change(lead, { parentId: stranger.account.id });
    expect((await history(lead, { kind: 'DAILY' })).list[0]).toMatchObject({
      id: contract.id,
      status: 'ENDED',
    });
    expect(await prompts(lead)).toMatchObject({ contracthoursalreq: '' });
    expect(await waiting(lead, 'HOURLY')).toEqual([]);
    expect(await refused(test.decide(lead, offer))).toBe('contract.not.pending');
    // Who has gone is in no list of the agent before.
    expect((await history(boss, { side: 'given' })).list).toEqual([]);
    expect((await history(stranger)).list).toEqual([]);
    await test.settle();
    expect(await mails(lead)).toContain('Daily salary: a contract has ended');
    expect(await mails(boss)).toContain('Daily salary: a contract has ended');
    // Back again: what has ended stays so.
    await test.change(lead, { parentId: boss.account.id });
    const told = (await history(lead)).list.map(({ kind, status }) => [kind, status]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['DAILY', 'ENDED'],
        ['HOURLY', 'ENDED'],
      ]),
    );
  });

  it('end it when the receiver is an agent no more, or an agent at the top gets one above', async () => {
    await test.signed(boss, lead, 'DIVIDEND', GIVEN);
    await test.change(lead, { type: 0 });
    expect((await history(boss, { side: 'given' })).list[0]).toMatchObject({ status: 'ENDED' });
    await test.change(boss, { parentId: stranger.account.id });
    expect((await history(boss, { side: 'mine', status: 'ACTIVE' })).list).toEqual([]);
  });

  it('do not part because one of them is disabled', async () => {
    await test.signed(boss, lead, 'DAILY', GIVEN);
    await test.change(lead, { disabled: true });
    await test.settle();
    expect((await history(boss, { side: 'given' })).list[0]).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('rights', () => {
  const CALLS = [
    ['GET', `${CONTRACT}/salary/request`, { kind: 'DAILY' }],
    ['GET', `${CONTRACT}/salary/history`, { pageNo: '1', pageSize: '20' }],
    ['GET', `${CONTRACT}/dividend/request`, {}],
    ['GET', '/wps/agent/dailySalary', { startDate: '2026-11-20', endDate: '2026-11-20', size: '20' }],
    ['GET', '/wps/agent/dividends/current', {}],
    ['GET', '/wps/agent/dividends/info', {}],
    ['GET', '/wps/agent/dividends/history', { pageNo: '1', pageSize: '20' }],
    ['POST', `${CONTRACT}/salary/apply`, { account: 'a', kind: 'DAILY', terms: GIVEN }],
    ['POST', `${CONTRACT}/salary/process`, { id: 'a', action: 'ACCEPT' }],
    ['POST', `${CONTRACT}/dividend/apply`, { account: 'a', terms: GIVEN }],
    ['POST', `${CONTRACT}/dividend/process`, { id: 'a', action: 'ACCEPT' }],
    ['POST', '/wps/agent/dividends/quote', { period: '2026-11-1', accounts: ['a'] }],
    [
      'POST',
      '/wps/agent/dividends/payout',
      { period: '2026-11-1', accounts: ['a'], paymentPassword: '740293' },
    ],
  ] as const;

  it.each(CALLS)('%s %s is for agents who may play @RP-044', async (method, url, asked) => {
    const call = (who: Person) =>
      method === 'GET' ? who.get(url, asked as Record<string, string>) : who.post(url, asked);
    expect(await refused(call(player))).toBe('agent.required');
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await test.app.inject({
      method,
      url,
      ...(method === 'GET' ? { query: asked as Record<string, string> } : { payload: asked }),
      headers: { ...headers, ...key },
    });
    expect(refusalOf(answer)).toEqual([403, 'trial.rejected']);
    await lead.post('/wps/care/timeout', { length: 'H24' });
    expect(await refused(call(lead))).toBe('play.closed');
  });

  it('keeps merchants apart', async () => {
    await createMerchant(test.db, { code: 'other' });
    const contract = await offered();
    const name = lead.account.username;
    const theirBoss = await createAccount(test.db, 'other', { username: boss.account.username, type: 1 });
    await createAccount(test.db, 'other', { username: name, type: 1, parentId: theirBoss.id });
    const twin = await createAccount(test.db, 'other', { type: 1 });
    const headers = {
      ...(await signedInHeaders(test.db, twin, test.clock())),
      'idempotency-key': crypto.randomUUID(),
    };
    const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload, headers });
    expect(await refused(post(`${CONTRACT}/salary/process`, { id: contract.id, action: 'ACCEPT' }))).toBe(
      'not.found',
    );
    const offer = { account: name, kind: 'DAILY', terms: GIVEN };
    expect(await refused(post(`${CONTRACT}/salary/apply`, offer))).toBe('downline.unknown');
  });
});

describe('the operator', () => {
  const offer = (who: Person, terms = OWN) =>
    offerByHouse(
      test.db,
      { merchant: 'aurora', username: who.account.username, kind: 'DAILY', terms, by: 'suda' },
      new Date(test.clock()),
    );

  it('offers to agents at the top, and it is written down who has', async () => {
    const id = await offer(stranger);
    expect(await waiting(stranger)).toMatchObject([{ id, status: 'PENDING' }]);
    expect(await prompts(stranger)).toMatchObject({ dailysalreqtype: id });
    const [noted] = await test.db.select().from(operatorActions).where(eq(operatorActions.subject, id));
    expect(noted).toMatchObject({
      what: 'contract offer',
      by: 'suda',
      accountId: stranger.account.id,
      details: { kind: 'DAILY', steps: 2, highestRate: '0.80' },
    });
    expect(await listHouseContracts(test.db, 'aurora', new Date(test.clock()))).toContain(
      `${id} ${stranger.account.username} DAILY PENDING 2026-11-20T08:00:00.000Z`,
    );
  });

  it('is refused for anybody else, and for steps that do not rise', async () => {
    await expect(offer(lead)).rejects.toThrow('has an agent above');
    await expect(offer(player)).rejects.toThrow('is no agent');
    await expect(offer(boss, [...OWN, ...OWN])).rejects.toThrow('step 3 is no step');
    const nobody = { merchant: 'aurora', username: 'nobody', kind: 'DAILY' as const, terms: OWN, by: 'suda' };
    await expect(offerByHouse(test.db, nobody, new Date())).rejects.toThrow('has no account "nobody"');
  });
});
