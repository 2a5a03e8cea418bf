import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@site/contracts/endpoints';
import type { Endpoint } from '@site/contracts/http/endpoint';
import { sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { HOUR } from '../../core/clock';
import { rowsOf } from '../../core/db/rowsOf';
import { newId } from '../../core/ids';
import { signedInHeaders } from '../../testing/fixtures';
import { hashPassword } from '../accounts/passwords';
import { affiliateLinks } from './accounts/tables';
import { contracts } from './contracts/tables';
import { dividends } from './dividends/tables';
import { rollUpTeams } from './figures/rollUp';
import { rebateIncome } from './rebates/tables';
import { createTeamTest, LONG_AGO, type TeamTest } from './rebates/testing';
import { salaries } from './salaries/tables';
import { deposit, spin } from './testing';

/*
 * The data of other agents, asked for by every parameter of every call for agents (docs/calls.md, "Agents"). The list is
 * made from the contract, so a new call or a new parameter has to be said here.
 */

const AGENT_CALLS = (allEndpoints as readonly Endpoint[]).filter(({ who }) => who === 'agent');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const PAYMENT_PASSWORD = '740293';
const RANGE = { startDate: '2026-11-14', endDate: '2026-11-20', size: '25' };
const PAGE = { pageNo: '1', pageSize: '50' };
const TERMS = [{ turnover: '1.00', activeMembers: 1, rate: '0.10' }];
/** A name of their own, which no answer to anybody else may have, nor their sums. */
const SECRETS = /theirs|Their own words|777\.77/i;

/** Parameters that say which days, which page or what, and never whose. */
const OF_NOBODY = new Set(
  [
    ['startDate', 'endDate', 'page', 'size', 'pageNo', 'pageSize', 'kind', 'status', 'side', 'gameCategory'],
    ['online', 'type', 'terms', 'rebates', 'paymentPassword', 'remark', 'channel', 'expiresAt', 'action'],
    ['period', 'password'],
  ].flat(),
);

let test: TeamTest;
/** boss ─ lead ─ deep; the others are theirs, at the same merchant and at another. */
let boss: Account;
let lead: Account;
let deep: Account;

interface Others {
  readonly agent: Account;
  readonly member: Account;
  /** What waits for the agent, and what the agent has offered; a link. */
  readonly ids: readonly string[];
}
let here: Others;
let elsewhere: Others;

async function others(merchant: string): Promise<Others> {
  const [agent, below] = await Promise.all(
    ['TheirsTop', 'theirsLead'].map((username) =>
      test.join(username, undefined, { merchant, nickname: 'Their own words' }),
    ),
  );
  if (!agent || !below) throw new Error('nobody joined');
  const { db } = test;
  const lead = await test.join('theirsAgent', agent, { nickname: 'Their own words' });
  const member = await test.join('theirsMember', agent, { type: 0, nickname: 'Their own words' });
  await test.give(agent, { RNG: 120 });
  const at = new Date(test.clock());
  await deposit(db, member, 77_777n, at);
  await spin(db, member, { bet: 77_777n, win: 0n, at });
  const offered = { terms: TERMS, createdAt: LONG_AGO };
  const [toSign, given] = [newId('con'), newId('con')];
  const signed = { ...offered, status: 'ACTIVE' as const, decidedAt: LONG_AGO, startsAt: LONG_AGO };
  const payDay = newId('con');
  await db.insert(contracts).values([
    { id: toSign, kind: 'DAILY', status: 'PENDING', fromAccountId: null, toAccountId: agent.id, ...offered },
    { id: given, kind: 'DIVIDEND', fromAccountId: agent.id, toAccountId: lead.id, ...signed },
    { id: payDay, kind: 'DAILY', fromAccountId: agent.id, toAccountId: lead.id, ...signed },
  ]);
  const paid = { merchant, payerId: agent.id, receiverId: lead.id, amount: 77_777n, activeMembers: 1 };
  await db.insert(salaries).values({
    ...paid,
    id: newId('sal'),
    contractId: payDay,
    kind: 'DAILY',
    day: '2026-11-18',
    startsAt: LONG_AGO,
    endsAt: at,
    turnover: 77_777n,
    status: 'DUE',
  });
  await db.insert(dividends).values({
    ...paid,
    id: newId('div'),
    contractId: given,
    period: '2026-11-1',
    startDay: '2026-11-01',
    endDay: '2026-11-15',
    teamProfit: 77_777n,
    rate: '0.10',
    status: 'DUE',
  });
  const income = { day: '2026-11-18', own: false, gameType: 'RNG' as const, rate: 10 };
  await db
    .insert(rebateIncome)
    .values({ ...income, accountId: agent.id, downlineId: member.id, stake: 77_777n, income: 77_777n });
  const link = { merchant, accountId: agent.id, type: 0 as const, rates: {}, channel: 'Their own words' };
  const linkId = newId('lnk');
  await db.insert(affiliateLinks).values({ ...link, id: linkId, code: `THEIRS${merchant}`, createdAt: at });
  return { agent, member, ids: [toSign, given, payDay, linkId] };
}

beforeAll(async () => {
  test = await createTeamTest();
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);
  boss = await test.join('boss', undefined, { paymentPasswordHash });
  lead = await test.join('lead', boss, { paymentPasswordHash });
  deep = await test.join('deep', lead, { paymentPasswordHash });
  await test.give(boss, { RNG: 100 });
  await test.give(lead, { RNG: 50 });
  await deposit(test.db, lead, 1_000_000n, new Date(test.clock()));
  here = await others('aurora');
  elsewhere = await others('lagoon');
  await rollUpTeams(test.db);
});
afterAll(() => test.close());

/** Makes a call as an agent: in the query string or the body, as the contract has it. */
async function call(who: Account, endpoint: Endpoint, content: Record<string, unknown>, merchant?: string) {
  const { method, path, module } = endpoint;
  const inQuery = method === 'GET' || method === 'DELETE';
  const headers = {
    ...(await signedInHeaders(test.db, who, test.clock())),
    moduleid: module,
    'idempotency-key': randomUUID(),
    ...(merchant && { merchant }),
  };
  const sent = inQuery ? { query: content as Record<string, string> } : { payload: content };
  return test.app.inject({ method, url: path, headers, ...sent });
}

/** What a call takes by which it can be about somebody, with what else it needs. */
const ATTACKS: Readonly<Record<string, { by: string; with: (named: string) => Record<string, unknown> }>> = {
  'GET /wps/agent/kpi/B': { by: 'account', with: (account) => ({ ...RANGE, account }) },
  'GET /wps/agent/kpi/C': { by: 'account', with: (account) => ({ ...RANGE, account }) },
  'GET /wps/agent/subordinates': { by: 'account', with: (account) => ({ ...PAGE, account }) },
  'GET /wps/agent/rebates': { by: 'account', with: (account) => ({ account }) },
  'POST /wps/agent/updateDownlineRebates': {
    by: 'account',
    with: (account) => ({ account, rebates: [{ gameType: 'RNG', rate: '0.10' }] }),
  },
  'GET /wps/agent/rebateIncome': { by: 'account', with: (account) => ({ ...RANGE, account }) },
  'GET /wps/agent/dailySalary': { by: 'account', with: (account) => ({ ...RANGE, account }) },
  'POST /wps/agent/contract/salary/apply': {
    by: 'account',
    with: (account) => ({ account, kind: 'DAILY', terms: TERMS }),
  },
  'POST /wps/agent/contract/dividend/apply': {
    by: 'account',
    with: (account) => ({ account, terms: TERMS }),
  },
  'POST /wps/agent/contract/salary/process': { by: 'id', with: (id) => ({ id, action: 'ACCEPT' }) },
  'POST /wps/agent/contract/dividend/process': { by: 'id', with: (id) => ({ id, action: 'REJECT' }) },
  'DELETE /wps/agent/register/affiliateUrls': { by: 'id', with: (id) => ({ id }) },
  'POST /wps/agent/dividends/quote': {
    by: 'accounts',
    with: (account) => ({ period: '2026-11-1', accounts: [account] }),
  },
  'POST /wps/agent/dividends/payout': {
    by: 'accounts',
    with: (account) => ({
      period: '2026-11-1',
      accounts: [account],
      paymentPassword: PAYMENT_PASSWORD,
    }),
  },
  'POST /wps/agent/transferMultipleDownline/quote': {
    by: 'transfers',
    with: (account) => ({ transfers: [{ account, amount: '10.00' }] }),
  },
  'POST /wps/agent/transferMultipleDownline': {
    by: 'transfers',
    with: (account) => ({
      transfers: [{ account, amount: '10.00' }],
      paymentPassword: PAYMENT_PASSWORD,
    }),
  },
};
/** Calls that search the caller's own team, or name somebody who is not there yet. */
const SEARCHES = { 'GET /wps/agent/downlines': 'search', 'POST /wps/agent/register/downline': 'username' };

it('has an attack by each parameter of the contract that can be about somebody', () => {
  const found = AGENT_CALLS.flatMap((endpoint) => {
    const { shape } = endpoint.request._zod.def as unknown as { shape: Record<string, unknown> };
    const about = Object.keys(shape).filter((name) => !OF_NOBODY.has(name));
    return about.map((name) => `${nameOf(endpoint)} ${name}`);
  });
  const said = [
    ...Object.entries(ATTACKS).map(([name, { by }]) => `${name} ${by}`),
    ...Object.entries(SEARCHES).map(([name, by]) => `${name} ${by}`),
  ];
  expect(found.sort()).toEqual(said.sort());
});

/** All that may change by these calls, as one text. */
async function everything(): Promise<string> {
  const tables = ['contracts', 'affiliate_links', 'rebate_rates', 'dividends', 'salaries', 'ledger_entries'];
  const found = await Promise.all(
    tables.map((table) =>
      rowsOf(test.db, sql.raw(`select to_jsonb(t)::text as row from ${table} t order by 1`)),
    ),
  );
  return JSON.stringify(found);
}

const attacks = AGENT_CALLS.filter((endpoint) => nameOf(endpoint) in ATTACKS).map(
  (endpoint) => [nameOf(endpoint), endpoint] as const,
);

it.each(attacks)(
  '%s says nothing of others and changes nothing of theirs @RP-044 @RP-045 @RP-051',
  async (name, endpoint) => {
    const { by, with: content = () => ({}) } = ATTACKS[name] ?? { by: '' };
    const before = await everything();
    const whose = [here, elsewhere];
    const named =
      by === 'id'
        ? whose.flatMap(({ ids }) => ids)
        : whose.flatMap(({ agent, member }) => [agent, member].flatMap((one) => [one.username, one.id]));
    // Also upwards, and to oneself where that is no downline.
    const above = by === 'id' ? [] : ['boss', boss.id, "x' or '1'='1", '%', 'lead,theirsMember'];
    for (const [who, victims] of [
      [lead, [...named, ...above]],
      [deep, [...named, ...above, 'lead']],
    ] as const)
      for (const victim of victims) {
        // Of some calls there are only so many in an hour.
        test.clock.advance(HOUR / 4);
        const answer = await call(who, endpoint, content(victim));
        const code = answer.json().error?.code;
        expect([victim, answer.statusCode, code]).toEqual([
          victim,
          expect.any(Number),
          expect.stringMatching(/^(downline\.unknown|not\.found|request\.invalid)$/),
        ]);
        expect(answer.body.replaceAll(victim, '')).not.toMatch(SECRETS);
      }
    expect(await everything()).toBe(before);
  },
);

/** What a call for a list cannot be without. */
function needsOf(name: string): Record<string, string> {
  if (/kpi|Income|dailySalary/.test(name)) return RANGE;
  return name.endsWith('salary/request') ? { kind: 'DAILY' } : PAGE;
}

it.each(
  AGENT_CALLS.filter(({ method }) => method === 'GET').map(
    (endpoint) => [nameOf(endpoint), endpoint] as const,
  ),
)('%s is about the caller, whatever else is said', async (name, endpoint) => {
  const { agent, member } = here;
  const needs = needsOf(name);
  const plain = await call(lead, endpoint, needs);
  expect([plain.statusCode, plain.body]).toEqual([200, expect.not.stringMatching(SECRETS)]);
  const ways = ['accountId', 'userName', 'agent', 'agentId', 'parentId', 'ownerId', 'payer', 'receiver'];
  for (const one of [agent, member]) {
    const said = Object.fromEntries(
      ways.flatMap((way) => [
        [way, one.id],
        [`${way}s`, one.username],
      ]),
    );
    const answer = await call(lead, endpoint, { ...needs, ...said });
    expect([answer.statusCode, answer.body]).toEqual([200, plain.body]);
  }
  // A session of one merchant is none at another.
  expect((await call(lead, endpoint, needs, 'lagoon')).statusCode).toBe(401);
});

it('finds nobody of other teams in a search', async () => {
  const endpoint = AGENT_CALLS.find((one) => nameOf(one) === 'GET /wps/agent/downlines');
  if (!endpoint) throw new Error('there is no such call');
  for (const search of ['theirs', 'Their own', '%', '_', ''])
    expect((await call(boss, endpoint, { ...PAGE, search })).body).not.toMatch(SECRETS);
});
