import type { Mission } from '@site/contracts/areas/missions';
import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { changeState } from '../../core/care/changeState';
import { DAY, HOUR } from '../../core/clock';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { turnoverDemands } from '../../core/ledger/tables';
import { valueIn } from '../../testing/seeded';
import { bets } from '../bets/tables';
import type { Member } from '../care/testing';
import { takeReward } from '../rewards/rewards';
import { rewards } from '../rewards/tables';
import { closePeriods } from './closePeriods';
import { missions } from './tables';
import { CLAIM, createMissionTest, MISSIONS, type MissionTest } from './testing';

let test: MissionTest;
let member: Member;
let start: number;
beforeAll(async () => {
  test = await createMissionTest();
  start = test.clock();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(start - test.clock());
  member = await test.newMember(0n, { paymentPasswordHash: null, payeeName: null });
});
afterEach(async () => {
  await test.db.delete(missions);
  expect(await checkBooks(test.db)).toEqual([]);
});

const at = (instant: string) => new Date(instant);
const list = async (): Promise<Mission[]> =>
  valueIn<{ list: Mission[] }>(await member.send('GET', MISSIONS)).list;
const shown = async (): Promise<Mission | undefined> => (await list())[0];
const standing = async () => {
  const mission = await shown();
  return mission && [mission.progress, mission.state];
};
const claim = async (missionId: string): Promise<Mission> =>
  valueIn(await member.send('POST', CLAIM, { missionId }));
const refusedClaim = (missionId: string) => member.refused('POST', CLAIM, { missionId });
const given = () => test.db.select().from(rewards).where(eq(rewards.accountId, member.account.id));
const held = () => balanceOf(test.db, member.account);
/** As the job does it, at an instant. */
const close = (instant: string) => closePeriods(test.db, at(instant).getTime());

/** A deposit that the vendor has confirmed. */
async function paidIn(amount: string): Promise<string> {
  const { orderNo } = await member.deposit({ amount });
  await test.pay(orderNo, amount);
  return orderNo;
}

describe('what counts', () => {
  it('is turnover of real money: settled stakes of its categories, from its least stake on', async () => {
    await test.mission({ target: 50_000n, filter: { gameTypes: ['RNG', 'FISH'], minStake: 500 } });
    await test.bet(member, { bet: 1_050n });
    await test.bet(member, { bet: 2_000n, gameType: 'FISH' });
    for (const other of [
      { gameType: 'LIVE' },
      { bet: 499n },
      { book: 'play' },
      { state: 'REFUNDED' },
      { state: 'CANCELLED' },
      { state: 'OPEN' },
      { at: at('2026-10-31T16:59:59Z') },
      { at: at('2026-11-30T17:00:00Z') },
    ] as const)
      await test.bet(member, other);
    await test.bet(await test.newMember());
    expect(await shown()).toMatchObject({ target: 500, progress: 30, unit: 'MONEY', state: 'OPEN' });
  });

  it('is every bet where a mission names no category', async () => {
    await test.mission({ kind: 'GAMES', target: 3n });
    await test.bet(member);
    await test.bet(member);
    await test.bet(member, { nodeId: 'node-roulette', gameType: 'LIVE' });
    expect(await shown()).toMatchObject({ target: 3, progress: 2, unit: 'TIMES' });
  });

  it('is days of play by the merchant’s calendar', async () => {
    await test.mission({ kind: 'PLAY_DAYS', target: 5n });
    for (const instant of ['2026-11-18T16:59:59Z', '2026-11-18T17:00:00Z', '2026-11-19T16:59:59Z'])
      await test.bet(member, { at: at(instant) });
    expect(await standing()).toEqual([2, 'OPEN']);
  });

  it('is deposits once they are confirmed: how many, and how much came', async () => {
    await test.mission({ kind: 'DEPOSITS', target: 3n });
    await test.mission({ kind: 'DEPOSIT_SUM', target: 500_000n, position: 1 });
    await paidIn('1000.00');
    await paidIn('2000.00');
    await member.deposit({ amount: '500.00' });
    expect((await list()).map(({ progress, unit }) => [progress, unit])).toEqual([
      [2, 'TIMES'],
      [3000, 'MONEY'],
    ]);
  });

  it('is what the account has, whenever it was set', async () => {
    await test.mission({ kind: 'PAYMENT_PASSWORD', period: 'ONCE', target: 1n });
    await test.mission({ kind: 'PROFILE', period: 'ONCE', target: 1n, position: 1 });
    const set = (values: Partial<typeof accounts.$inferInsert>) =>
      test.db.update(accounts).set(values).where(eq(accounts.id, member.account.id));
    const states = async () => (await list()).map(({ state, endsAt }) => [state, endsAt]);
    expect(await states()).toEqual([
      ['OPEN', undefined],
      ['OPEN', undefined],
    ]);
    await set({ paymentPasswordHash: 'hash', payeeName: 'Narin Srisuk' });
    expect(await states()).toEqual([
      ['CLAIMABLE', undefined],
      ['OPEN', undefined],
    ]);
    await set({ emailVerifiedAt: at('2026-11-20T08:00:00Z') });
    expect(await states()).toEqual([
      ['CLAIMABLE', undefined],
      ['CLAIMABLE', undefined],
    ]);
  });

  it.each([
    ['DAY', '2026-11-19T17:00:00Z', '2026-11-20T17:00:00.000Z'],
    ['WEEK', '2026-11-15T17:00:00Z', '2026-11-22T17:00:00.000Z'],
    ['MONTH', '2026-10-31T17:00:00Z', '2026-11-30T17:00:00.000Z'],
  ] as const)('is what happened in the running %s', async (period, first, endsAt) => {
    await test.mission({ period, startsAt: at('2026-01-01T00:00:00Z') });
    await test.bet(member, { at: new Date(at(first).getTime() - 1) });
    await test.bet(member, { at: at(first) });
    expect(await shown()).toMatchObject({ progress: 10, endsAt });
  });

  it('is cut off where a mission begins and ends', async () => {
    const endsAt = '2026-11-25T17:00:00.000Z';
    await test.mission({ startsAt: at('2026-11-10T00:00:00Z'), endsAt: at(endsAt) });
    await test.bet(member, { at: at('2026-11-09T23:59:59Z') });
    await test.bet(member, { at: at('2026-11-10T00:00:00Z') });
    expect(await shown()).toMatchObject({ progress: 10, endsAt });
  });
});

describe('the list', () => {
  it('has what may be claimed first, then what is open, then what is claimed, in either language', async () => {
    const done = await test.mission({ id: 'a-done', target: 1_000n });
    await test.mission({ id: 'b-open', position: 1 });
    await test.mission({ id: 'c-ready', target: 1_000n, position: 2 });
    await test.mission({ id: 'd-far', startsAt: at('2026-12-01T00:00:00Z') });
    await test.mission({ id: 'e-gone', withdrawnAt: at('2026-11-20T07:00:00Z') });
    await test.mission({ id: 'f-over', endsAt: at('2026-11-20T08:00:00Z') });
    await test.bet(member);
    await claim(done.id);
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      ['c-ready', 'CLAIMABLE'],
      ['b-open', 'OPEN'],
      ['a-done', 'CLAIMED'],
    ]);
    const thai = await member.send('GET', MISSIONS, { language: 'TH' });
    expect(valueIn<{ list: Mission[] }>(thai).list[0]?.title).toBe('เดิมพันครบ ฿100.00');
  });

  it('never shows more than the target, nor a target that is not met as met', async () => {
    await test.mission({ target: 1_000n });
    await test.bet(member, { bet: 999n });
    expect(await standing()).toEqual([9, 'OPEN']);
    await test.bet(member, { bet: 5_000n });
    expect(await standing()).toEqual([10, 'CLAIMABLE']);
  });

  it('is refused to whose offers are stopped @PL-039', async () => {
    await test.mission();
    await changeState(test.db, member.account.id, { offersStoppedUntil: new Date(start + DAY) });
    expect(await member.refused('GET', MISSIONS)).toBe('offers.stopped');
  });
});

describe('a claim', () => {
  it('books the reward once in each period', async () => {
    const { id } = await test.mission({ period: 'DAY', target: 1_000n, turnover: 2, betDays: 7 });
    await test.bet(member);
    expect(await claim(id)).toMatchObject({ state: 'CLAIMED', progress: 10 });
    expect(await refusedClaim(id)).toBe('reward.not.claimable');
    expect(await standing()).toEqual([10, 'CLAIMED']);
    expect(await held()).toBe(5_000n);
    const [demand] = await test.db
      .select()
      .from(turnoverDemands)
      .where(eq(turnoverDemands.accountId, member.account.id));
    expect(demand).toMatchObject({ needed: 10_000n, bonus: 5_000n, endsAt: new Date(start + 7 * DAY) });
    test.clock.advance(DAY);
    member = await member.again();
    expect(await standing()).toEqual([0, 'OPEN']);
    await test.bet(member);
    expect((await claim(id)).state).toBe('CLAIMED');
    expect(await held()).toBe(10_000n);
  });

  it('is refused for what is not done, not there, or another merchant’s', async () => {
    const { id } = await test.mission();
    const gone = await test.mission({ target: 1n, withdrawnAt: at('2026-11-20T07:59:59Z') });
    await test.bet(member);
    for (const missionId of [id, gone.id, 'unknown'])
      expect(await refusedClaim(missionId)).toBe('reward.not.claimable');
    expect(await member.refused('POST', CLAIM, { missionId: '<script>' })).toBe('request.invalid');
    expect(await given()).toEqual([]);
  });

  it('is refused to who is closed, and to whose offers are stopped: it waits for them @PL-039', async () => {
    const { id } = await test.mission({ target: 1_000n });
    await test.bet(member);
    await list();
    const { account } = member;
    await changeState(test.db, account.id, { offersStoppedUntil: new Date(start + HOUR) });
    expect(await refusedClaim(id)).toBe('offers.stopped');
    await changeState(test.db, account.id, {
      offersStoppedUntil: null,
      timeoutUntil: new Date(start + HOUR),
    });
    expect(await refusedClaim(id)).toBe('play.closed');
    await changeState(test.db, account.id, { timeoutUntil: null });
    expect((await claim(id)).state).toBe('CLAIMED');
  });

  it('takes what waits in the reward centre, and is taken there', async () => {
    const { id } = await test.mission({ target: 1_000n });
    await test.bet(member);
    await list();
    const [waiting] = await given();
    expect(waiting).toMatchObject({ status: 'CLAIMABLE', expiresAt: at('2026-12-07T17:00:00Z') });
    // A stake that is given back afterwards takes nothing back: it was earned.
    await test.db.update(bets).set({ state: 'REFUNDED' }).where(eq(bets.accountId, member.account.id));
    await test.db.transaction((tx) => takeReward(tx, member.account, waiting?.id ?? '', new Date(start)));
    expect(await standing()).toEqual([10, 'CLAIMED']);
    expect(await refusedClaim(id)).toBe('reward.not.claimable');
    expect(await held()).toBe(5_000n);
  });
});

describe('a period that is over', () => {
  const rewardOf = async (missionId: string) =>
    (await given()).filter(({ reference }) => reference.startsWith(`mission ${missionId} `));

  it('gives who did its mission the reward, once, an hour after its end and before seven days', async () => {
    const { id } = await test.mission({ target: 1_000n });
    const deposits = await test.mission({ kind: 'DEPOSIT_SUM', target: 100_000n });
    await test.bet(member);
    await paidIn('1000.00');
    const other = await test.newMember();
    await test.bet(other, { bet: 900n });
    await close('2026-11-30T17:59:59Z');
    expect(await given()).toEqual([]);
    await close('2026-11-30T18:00:00Z');
    await close('2026-11-30T19:00:00Z');
    for (const missionId of [id, deposits.id])
      expect(await rewardOf(missionId)).toMatchObject([
        { status: 'CLAIMABLE', amount: 5_000n, expiresAt: at('2026-12-07T17:00:00Z') },
      ]);
    expect(await test.db.$count(rewards, eq(rewards.accountId, other.account.id))).toBe(0);
  });

  it('is made up for after days without the platform, day by day, as far as anything may still be taken', async () => {
    const { id } = await test.mission({ period: 'DAY', target: 1_000n });
    for (const day of ['10', '12', '14']) await test.bet(member, { at: at(`2026-11-${day}T08:00:00Z`) });
    await close('2026-11-18T17:00:00Z');
    expect((await rewardOf(id)).map(({ reference }) => reference.split(' ')[2]).sort()).toEqual([
      '2026-11-12',
      '2026-11-14',
    ]);
  });

  it('gives what was earned until a mission was withdrawn', async () => {
    const { id } = await test.mission({ target: 1_000n });
    await test.bet(member, { at: at('2026-11-20T06:00:00Z') });
    const late = await test.newMember();
    await test.bet(late, { at: at('2026-11-20T08:00:00Z') });
    await test.db
      .update(missions)
      .set({ withdrawnAt: at('2026-11-20T07:00:00Z') })
      .where(eq(missions.id, id));
    await close('2026-11-20T08:00:00Z');
    expect(await rewardOf(id)).toHaveLength(1);
    expect(await test.db.$count(rewards, eq(rewards.accountId, late.account.id))).toBe(0);
  });

  it('is closed also where another one fails, and that one the next time', async () => {
    const failing = await test.mission({ target: 1_000n });
    const one = eq(missions.id, failing.id);
    await test.db.update(missions).set({ kind: sql`'OF_ANOTHER_RELEASE'` }).where(one);
    const { id } = await test.mission({ target: 1_000n, position: 1 });
    await test.bet(member);
    await expect(close('2026-11-30T18:00:00Z')).rejects.toThrow('counts no rows');
    expect(await rewardOf(id)).toHaveLength(1);
    await test.db.update(missions).set({ kind: 'BETS' }).where(one);
    await close('2026-11-30T18:10:00Z');
    expect([await rewardOf(failing.id), await rewardOf(id)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is begun anew when it broke off, and gives nothing twice', async () => {
    const { id } = await test.mission({ target: 1_000n });
    const others = [member, await test.newMember(), await test.newMember()];
    for (const each of others) await test.bet(each);
    const broken = test.db.transaction(async (tx) => {
      await closePeriods(tx, at('2026-11-30T18:00:00Z').getTime());
      throw new Error('the process is gone');
    });
    await expect(broken).rejects.toThrow('gone');
    await close('2026-11-30T18:00:00Z');
    for (const { account } of others) {
      const own = and(
        eq(rewards.accountId, account.id),
        eq(rewards.reference, `mission ${id} 2026-11-01 ${account.id}`),
      );
      expect(await test.db.$count(rewards, own)).toBe(1);
    }
  });
});
