import type { Downline } from '@site/contracts/areas/team';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import { signedInHeaders } from '../../../testing/fixtures';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { currentRatesOf } from './rates';
import { rebateSettings } from './tables';
import { createTeamTest, type TeamTest } from './testing';

const UPDATE = '/wps/agent/updateDownlineRebates';
const REBATES = '/wps/agent/rebates';

let test: TeamTest;
/** boss ─ lead ─ leaf, boss ─ side; `stranger` has a team, `far` is at another merchant. */
let boss: Account;
let lead: Account;
let leaf: Account;
let side: Account;
let stranger: Account;
let far: Account;
beforeEach(async () => {
  test = await createTeamTest();
  boss = await test.join('Boss', undefined);
  lead = await test.join('lead', boss);
  leaf = await test.join('leaf', lead, { type: 0 });
  side = await test.join('side', boss, { type: 0 });
  stranger = await test.join('stranger', undefined);
  far = await test.join('far', undefined, { merchant: 'lagoon' });
  await test.join('farther', far, { username: 'farther' });
  await test.give(boss, { RNG: 120, LIVE: 65 });
  await test.give(lead, { RNG: 80 });
  await test.give(leaf, { RNG: 50 });
});
afterEach(() => test.close());

const row = (gameType: string, rate: string, min: string, max: string) => ({ gameType, rate, min, max });

describe('rates', () => {
  it('stand between what was given on and what the agent has @RP-045', async () => {
    expect(await test.rates(boss, lead)).toEqual([
      row('RNG', '0.80', '0.50', '1.20'),
      row('LIVE', '0.00', '0.00', '0.65'),
    ]);
    expect(valueIn(await test.get(boss, REBATES, { account: 'LEAD' }))).toMatchObject({
      account: 'lead',
      type: 1,
    });
  });

  it('are the caller’s own without a name, and tell nothing of the agent above', async () => {
    expect(await test.rates(lead)).toEqual([row('RNG', '0.80', '0.50', '0.80')]);
    expect(await test.rates(lead, lead)).toEqual(await test.rates(lead));
    expect(await test.rates(boss)).toEqual([
      row('RNG', '1.20', '0.80', '1.20'),
      row('LIVE', '0.65', '0.00', '0.65'),
    ]);
  });

  it('change to either bound and no further @RP-045', async () => {
    for (const rate of ['0.50', '1.20', '0.51'])
      expect(valueIn(await test.update(boss, 'lead', 'RNG', rate))).toMatchObject({
        rebates: [row('RNG', rate, '0.50', '1.20'), row('LIVE', '0.00', '0.00', '0.65')],
      });
    for (const rate of ['0.49', '1.21', '0.00', '99.99']) {
      const answer = await test.update(boss, 'lead', 'RNG', rate);
      expect(refusalOf(answer)).toEqual([422, 'rebate.out.of.range']);
      expect(answer.json().error.value ?? answer.json().value).toEqual({
        gameType: 'RNG',
        min: '0.50',
        max: '1.20',
      });
    }
    expect(refusalOf(await test.update(boss, 'lead', 'FISH', '0.01'))).toEqual([422, 'rebate.out.of.range']);
    expect((await test.rates(boss, lead))[0]?.rate).toBe('0.51');
  });

  it('change all or none', async () => {
    const rebates = [
      { gameType: 'LIVE', rate: '0.40' },
      { gameType: 'RNG', rate: '1.21' },
    ];
    expect(refusalOf(await test.send(boss, 'POST', UPDATE, { account: 'lead', rebates }))).toEqual([
      422,
      'rebate.out.of.range',
    ]);
    expect(await currentRatesOf(test.db, lead.id)).toEqual({ RNG: 80 });
  });

  it('of direct downlines stand in the list of people @RP-044', async () => {
    const people = async (who: Account, url: string, query = {}) =>
      valueIn<{ list: Downline[] }>(
        await test.get(who, url, { pageNo: '1', pageSize: '25', ...query }),
      ).list.map(({ account, rebates }) => [account, rebates]);
    const given = ['lead', [{ gameType: 'RNG', rate: '0.80' }]];
    expect(await people(boss, '/wps/agent/subordinates')).toEqual([given, ['side', []]]);
    expect(await people(boss, '/wps/agent/subordinates', { account: 'lead' })).toEqual([['leaf', undefined]]);
    expect(await people(boss, '/wps/agent/downlines')).toEqual([given, ['leaf', undefined], ['side', []]]);
  });

  it.each([
    [[{ gameType: 'RNG', rate: '0.805' }]],
    [[{ gameType: 'RNG', rate: '100.00' }]],
    [[{ gameType: 'RNG', rate: '-0.10' }]],
    [[{ gameType: 'RNG', rate: '1' }]],
    [[{ gameType: 'RNG', rate: 0.8 }]],
    [[{ gameType: 'RNG', rate: 'NaN' }]],
    [[{ gameType: 'TOMBOLA', rate: '0.80' }]],
    [
      [
        { gameType: 'RNG', rate: '0.80' },
        { gameType: 'RNG', rate: '0.90' },
      ],
    ],
    [[]],
    ['all'],
  ])('are refused as %j', async (rebates) => {
    expect(refusalOf(await test.send(boss, 'POST', UPDATE, { account: 'lead', rebates }))).toEqual([
      400,
      'request.invalid',
    ]);
    expect(await currentRatesOf(test.db, lead.id)).toEqual({ RNG: 80 });
  });
});

describe('places of quotas', () => {
  beforeEach(async () => {
    await test.db.insert(rebateSettings).values({
      merchant: 'aurora',
      quotas: [
        { rate: 80, total: 1 },
        { rate: 100, total: 0 },
      ],
      links: 20,
    });
  });

  it('are taken by a rate that rises into them, and kept by who has one', async () => {
    expect(refusalOf(await test.update(boss, 'side', 'RNG', '0.80'))).toEqual([409, 'quota.exceeded']);
    expect(refusalOf(await test.update(boss, 'side', 'RNG', '0.99'))).toEqual([409, 'quota.exceeded']);
    expect(refusalOf(await test.update(boss, 'lead', 'RNG', '1.00'))).toEqual([409, 'quota.exceeded']);
    expect((await test.update(boss, 'side', 'RNG', '0.79')).statusCode).toBe(200);
    expect((await test.update(boss, 'lead', 'RNG', '0.99')).statusCode).toBe(200);
    expect((await test.update(boss, 'lead', 'RNG', '0.60')).statusCode).toBe(200);
    expect((await test.update(boss, 'side', 'LIVE', '0.65')).statusCode).toBe(200);
    expect((await test.update(boss, 'side', 'RNG', '0.80')).statusCode).toBe(200);
  });
});

describe('nobody else', () => {
  const unknown = [404, 'downline.unknown'];

  it('is read or changed but direct downlines', async () => {
    const trial = await test.join('trial', undefined, { type: 4 });
    for (const account of [
      'leaf',
      'stranger',
      'far',
      'farther',
      trial.username,
      'nobody',
      "lead' or '1'='1",
      'lead%',
    ])
      expect([
        refusalOf(await test.get(boss, REBATES, { account })),
        refusalOf(await test.update(boss, account, 'RNG', '0.60')),
        refusalOf(await test.get(boss, '/wps/agent/rebateIncome', { ...RANGE, account })),
      ]).toEqual([unknown, unknown, unknown]);
    for (const account of ['Boss', 'side'])
      expect(refusalOf(await test.update(lead, account, 'RNG', '0.10'))).toEqual(unknown);
    expect(refusalOf(await test.get(lead, REBATES, { account: 'boss' }))).toEqual(unknown);
    expect(refusalOf(await test.update(lead, 'lead', 'RNG', '0.80'))).toEqual(unknown);
    expect(refusalOf(await test.update(stranger, 'lead', 'RNG', '0.60'))).toEqual(unknown);
    expect(await currentRatesOf(test.db, leaf.id)).toEqual({ RNG: 50 });
  });

  const RANGE = { startDate: '2026-11-14', endDate: '2026-11-20', size: '25' };

  it('may call than agents who may sign in', async () => {
    const trial = await test.join('trial', boss, { type: 4 });
    for (const [who, refused] of [
      [side, [403, 'agent.required']],
      [trial, [403, 'trial.rejected']],
    ] as const) {
      expect(refusalOf(await test.get(who, REBATES))).toEqual(refused);
      expect(refusalOf(await test.update(who, 'lead', 'RNG', '0.60'))).toEqual(refused);
      expect(refusalOf(await test.get(who, '/wps/agent/rebateIncome', RANGE))).toEqual(refused);
    }
    const headers = await signedInHeaders(test.db, boss, test.clock());
    await test.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, boss.id));
    const answer = await test.app.inject({ url: REBATES, headers });
    expect(answer.statusCode).toBeGreaterThanOrEqual(401);
  });
});

describe('who gets another agent', () => {
  const move = (who: Account, parent: Account | null) =>
    test.db
      .update(accounts)
      .set({ parentId: parent?.id ?? null })
      .where(eq(accounts.id, who.id));

  it('has no more than that one, with all below, and belongs to that one alone', async () => {
    await test.give(stranger, { RNG: 30, FISH: 100 });
    await test.give(lead, { LIVE: 40 });
    await move(lead, stranger);
    expect(await currentRatesOf(test.db, lead.id)).toEqual({ RNG: 30, LIVE: 0 });
    expect(await currentRatesOf(test.db, leaf.id)).toEqual({ RNG: 30 });
    expect(refusalOf(await test.update(boss, 'lead', 'RNG', '0.30'))).toEqual([404, 'downline.unknown']);
    expect(await test.rates(stranger, lead)).toEqual([
      row('RNG', '0.30', '0.30', '0.30'),
      row('FISH', '0.00', '0.00', '1.00'),
    ]);
    await move(lead, null);
    expect(await currentRatesOf(test.db, lead.id)).toEqual({ RNG: 30, LIVE: 0 });
  });
});
