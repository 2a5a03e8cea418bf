import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY, HOUR } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { merchants } from '../../core/merchants/tables';
import { bets } from '../bets/tables';
import { depositOrders } from '../cashier/tables';
import { type MissionNow, recentWindows } from './periods';
import { betsCounted, counted, depositsCounted, SOURCES } from './progress/aggregates';
import { grantMission } from './rewards';
import { missionClosings, missions } from './tables';

/** How often a process looks for periods that are over. */
export const CLOSE_EVERY_MS = 10 * 60_000;

/** So long after its end a period is closed: what was played in its last minutes is settled by then. */
const SETTLED_AFTER_MS = HOUR;

/** Closings are kept for longer than anything asks for them. */
const KEPT_MS = 60 * DAY;

/** Who has done a mission in its period: one pass over what the merchant's members did in it. */
async function whoHasDone(db: Database, now: MissionNow, timeZone: string): Promise<string[]> {
  const { merchant, kind, target } = now.mission;
  const isEnough = sql`${counted(now, timeZone)} >= ${target}`;
  const rows =
    SOURCES[kind] === 'bets'
      ? await db
          .select({ id: bets.accountId })
          .from(bets)
          .where(and(eq(bets.merchant, merchant), betsCounted(now)))
          .groupBy(bets.accountId)
          .having(isEnough)
      : await db
          .select({ id: depositOrders.accountId })
          .from(depositOrders)
          .where(and(eq(depositOrders.merchant, merchant), depositsCounted(now)))
          .groupBy(depositOrders.accountId)
          .having(isEnough);
  return rows.map(({ id }) => id);
}

/** Gives everybody what they have earned in a period, then writes down that it is closed: a crash begins it anew. */
async function closePeriod(db: Database, now: MissionNow, timeZone: string, at: Date): Promise<void> {
  const { mission, window } = now;
  for (const id of await whoHasDone(db, now, timeZone))
    await grantMission(db, { id, merchant: mission.merchant }, now, at);
  await db
    .insert(missionClosings)
    .values({ missionId: mission.id, period: window.name, at })
    .onConflictDoNothing();
}

/** Periods that are over long enough and not closed yet. */
async function duePeriods(db: Database, at: Date): Promise<(MissionNow & { timeZone: string })[]> {
  const rows = await db
    .select({ mission: missions, timeZone: merchants.timeZone })
    .from(missions)
    .innerJoin(merchants, eq(merchants.code, missions.merchant))
    .where(
      and(
        or(isNull(missions.endsAt), gte(missions.endsAt, new Date(at.getTime() - KEPT_MS))),
        or(isNull(missions.withdrawnAt), gte(missions.withdrawnAt, new Date(at.getTime() - KEPT_MS))),
      ),
    )
    .orderBy(asc(missions.merchant), asc(missions.position), asc(missions.id));
  const closed = new Set(
    (await db.select().from(missionClosings)).map(({ missionId, period }) => `${missionId} ${period}`),
  );
  const settled = new Date(at.getTime() - SETTLED_AFTER_MS);
  const due: (MissionNow & { timeZone: string })[] = [];
  for (const { mission, timeZone } of rows) {
    if (SOURCES[mission.kind] === 'account') continue;
    for (const window of await recentWindows(db, mission, timeZone, at)) {
      const isOver = window.end !== undefined && window.start < window.end && window.end <= settled;
      if (isOver && !closed.has(`${mission.id} ${window.name}`)) due.push({ mission, window, timeZone });
    }
  }
  return due;
}

/**
 * Gives the members who did a mission and did not come back for it their reward, once its period is over: it waits in the
 * reward centre for the days that are left. Of several processes each may do it: a reward is given once.
 *
 * @throws The first thing that failed, at the end: what fails for one mission is left for the next run.
 */
export async function closePeriods(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  const failures: unknown[] = [];
  for (const { timeZone, ...due } of await duePeriods(db, at))
    await closePeriod(db, due, timeZone, at).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Deletes closings that nothing asks for any more. */
export async function forgetClosings(db: Database, now: number): Promise<void> {
  await db.delete(missionClosings).where(lt(missionClosings.at, new Date(now - KEPT_MS)));
}
