import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { lesser } from '../../core/ledger/lesser';
import { merchants } from '../../core/merchants/tables';
import { type RewardRow, rewards } from '../rewards/tables';
import { type MissionNow, windowAt } from './periods';
import { type Progress, progressOf } from './progress/progress';
import { grantMission, missionReference } from './rewards';
import { type MissionRow, missions } from './tables';

type Member = Pick<Account, 'id' | 'merchant'>;

/** Where a member stands in a mission. */
export interface Standing extends MissionNow {
  /** Never more than the target; of money in minor units. */
  readonly progress: bigint;
  /** What was given for it, taken or not; none as long as it is not done. */
  readonly reward: RewardRow | undefined;
}

/** Missions that are there at an instant, in the merchant's order. */
const missionsAt = (db: Database, merchant: string, at: Date, missionId?: string): Promise<MissionRow[]> =>
  db
    .select()
    .from(missions)
    .where(
      and(
        eq(missions.merchant, merchant),
        missionId === undefined ? undefined : eq(missions.id, missionId),
        lte(missions.startsAt, at),
        or(isNull(missions.endsAt), gt(missions.endsAt, at)),
        or(isNull(missions.withdrawnAt), gt(missions.withdrawnAt, at)),
      ),
    )
    .orderBy(asc(missions.position), asc(missions.id));

/** What was given for missions, by reference. */
async function givenFor(db: Database, member: Member, list: readonly MissionNow[]) {
  if (list.length === 0) return new Map<string, RewardRow>();
  const references = list.map((now) => missionReference(now, member));
  const rows = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.merchant, member.merchant), inArray(rewards.reference, references)));
  return new Map(rows.map((row) => [row.reference, row]));
}

async function zoneOf(db: Database, merchant: string): Promise<string> {
  const [row] = await db
    .select({ timeZone: merchants.timeZone })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  if (!row) throw new Error(`there is no merchant ${merchant}`);
  return row.timeZone;
}

const isDone = ({ mission }: MissionNow, progress: Progress): boolean =>
  (progress.get(mission.id) ?? 0n) >= mission.target;

/**
 * Where a member stands in the missions of now. What is done and was given nothing for yet is given its reward, which
 * then waits in the reward centre: nothing that was earned is lost. One that was given is not counted any more.
 *
 * @param missionId This one alone.
 */
export async function readStandings(
  db: Database,
  member: Member,
  at: Date,
  missionId?: string,
): Promise<Standing[]> {
  const timeZone = await zoneOf(db, member.merchant);
  const list: MissionNow[] = [];
  for (const mission of await missionsAt(db, member.merchant, at, missionId))
    list.push({ mission, window: await windowAt(db, mission, timeZone, at) });
  const before = await givenFor(db, member, list);
  const open = list.filter((now) => !before.has(missionReference(now, member)));
  const progress = await progressOf(db, member, open, timeZone);
  const done = open.filter((now) => isDone(now, progress));
  // In the merchant's order, so that two devices that ask at once never wait for each other.
  for (const now of done) await grantMission(db, member, now, at);
  const given = done.length === 0 ? before : await givenFor(db, member, list);
  return list.map((now) => {
    const reward = given.get(missionReference(now, member));
    const { id, target } = now.mission;
    return { ...now, reward, progress: reward ? target : lesser(progress.get(id) ?? 0n, target) };
  });
}

/**
 * Gives a member the rewards of missions that are done: call it before a list of rewards is read.
 *
 * @param tx A transaction, or the database.
 */
export async function grantFinishedMissions(tx: Database, member: Member, at: Date): Promise<void> {
  await readStandings(tx, member, at);
}
