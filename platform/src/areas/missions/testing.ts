import type { GameType } from '@site/contracts/areas/games';
import { newId } from '../../core/ids';
import type { DatabaseSystem } from '../../testing/content';
import { type Bet, bets, type NewBet } from '../bets/tables';
import { type CareTest, createCareTest, type Member } from '../care/testing';
import { type MissionRow, missions, signInRewards } from './tables';

export const SIGN_IN = '/wps/mission/signIn';
export const MISSIONS = '/wps/mission/list';
export const CLAIM = '/wps/mission/claim';

export interface MissionTest extends CareTest {
  /** A mission of aurora since the first of the month: three bets' worth of 100.00 in a month, unless told otherwise. */
  mission(changes?: Partial<typeof missions.$inferInsert>): Promise<MissionRow>;
  /** A settled bet of 10.00 on a slot, now, unless told otherwise. It only reports, as history does. */
  bet(member: Member, changes?: Partial<NewBet>): Promise<Bet>;
}

/** The merchant of the tests with rewards for each day, each third and each seventh. */
export async function createMissionTest(system?: DatabaseSystem): Promise<MissionTest> {
  const test = await createCareTest(system);
  const { db, clock } = test;
  await db.insert(signInRewards).values([
    { merchant: 'aurora', every: 1, amount: 1_000n },
    { merchant: 'aurora', every: 3, amount: 2_000n },
    { merchant: 'aurora', every: 7, amount: 5_000n, points: 20 },
  ]);
  return {
    ...test,
    mission: async (changes = {}) => {
      const [row] = await db
        .insert(missions)
        .values({
          id: newId('mis'),
          merchant: 'aurora',
          title: { en: 'Valid bets of ฿100.00', th: 'เดิมพันครบ ฿100.00' },
          description: { en: 'Within this month.', th: 'ภายในเดือนนี้' },
          kind: 'BETS',
          target: 10_000n,
          reward: 5_000n,
          period: 'MONTH',
          startsAt: new Date('2026-10-31T17:00:00Z'),
          position: 0,
          ...changes,
        })
        .returning();
      if (!row) throw new Error('the mission was not added');
      return row;
    },
    bet: async ({ account }, changes = {}) => {
      const [row] = await db
        .insert(bets)
        .values({
          id: newId('bet'),
          merchant: 'aurora',
          accountId: account.id,
          book: 'real',
          vendor: 'MOONREEF',
          nodeId: 'node-copper-koi',
          gameType: 'RNG' satisfies GameType,
          bet: 1_000n,
          win: 0n,
          at: new Date(clock()),
          ...changes,
        })
        .returning();
      if (!row) throw new Error('the bet was not added');
      return row;
    },
  };
}
