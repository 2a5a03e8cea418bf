import { and, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { rebateOf, type Stakes, sumOf } from '../../../areas/benefits/rebate';
import { benefitDays, benefitSettings, levelPoints, levels } from '../../../areas/benefits/tables';
import { pointsTitle, rebateTitle } from '../../../areas/benefits/texts';
import { bets } from '../../../areas/bets/tables';
import { validStake } from '../../../areas/bets/validStake';
import { grantReward } from '../../../areas/rewards/rewards';
import { accounts } from '../../../core/accounts/tables';
import { DAY } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import type { LocalizedText } from '../../../core/language';
import { postPoints } from '../../../core/ledger/points';
import { merchants } from '../../../core/merchants/tables';
import type { SeedContext } from '../context';
import { momentsOf } from '../moments';
import { AGENT, accountId, PLAYER } from '../people/accounts';
import { newBenefitSettings, newLevels } from './levels';

/** Days of which each has its points on the record; those of all before are one entry. */
const DAYS_BACK = 14;
/** A day is booked at 04:00 of the next one. */
const BOOKED_AT = 4 / 24;

/** All points that bets ever brought those who sign in: one in the middle of the levels, one above all of them. */
const POINTS: readonly (readonly [username: string, points: number])[] = [
  [PLAYER, 8_240],
  [AGENT, 76_900],
];

const EARLIER: LocalizedText = { en: 'Earlier bets', th: 'ยอดเดิมพันก่อนหน้านี้' };

interface BookedDay {
  readonly day: string;
  readonly bookedAt: Date;
}

/** The last days that are over and booked by now, the oldest first. */
const bookedDays = ({ now, dayName, onDay }: SeedContext): BookedDay[] =>
  Array.from({ length: DAYS_BACK }, (_, index) => DAYS_BACK - index)
    .map((daysAgo) => ({ day: dayName(daysAgo), bookedAt: onDay(daysAgo - 1, BOOKED_AT) }))
    .filter(({ bookedAt }) => bookedAt <= now);

/** What an account has staked, by the day of the merchant. */
async function stakesByDay(
  db: Database,
  context: SeedContext,
  account: string,
): Promise<Map<string, Stakes>> {
  const rows = await db
    .select({
      day: sql<string>`(${bets.at} at time zone ${merchants.timeZone})::date::text`,
      category: bets.gameType,
      stake: sql<string>`sum(${validStake})`,
    })
    .from(bets)
    .innerJoin(merchants, eq(merchants.code, bets.merchant))
    .where(and(eq(bets.accountId, account), eq(bets.book, 'real'), gte(bets.at, context.onDay(DAYS_BACK, 0))))
    .groupBy(sql`1`, bets.gameType);
  const byDay = new Map<string, Stakes>();
  for (const { day, category, stake } of rows)
    byDay.set(day, { ...byDay.get(day), [category]: BigInt(stake) });
  return byDay;
}

/** The points of an account, as the days would have brought them, and the rebate of the last day, which waits. */
async function seedPoints(db: Database, context: SeedContext, id: string, total: number): Promise<void> {
  const account = { id, merchant: context.merchant };
  const { stakeOfPoint, rebateDays, rebateTurnover } = newBenefitSettings(context);
  const stakes = await stakesByDay(db, context, id);
  const days = bookedDays(context).map((booked) => {
    const played = stakes.get(booked.day) ?? {};
    return { ...booked, played, points: sumOf(played) / stakeOfPoint };
  });
  const recent = days.reduce((sum, { points }) => sum + points, 0n);
  const entries = [
    { day: 'earlier', at: context.onDay(DAYS_BACK, 0), points: BigInt(total) - recent, title: EARLIER },
    ...days.map(({ day, bookedAt, points }) => ({ day, at: bookedAt, points, title: pointsTitle(day) })),
  ];
  for (const { day, points, ...entry } of entries)
    if (points > 0n)
      await postPoints(db, {
        ...entry,
        account,
        kind: 'points',
        reference: `points bets ${id} ${day}`,
        points,
      });
  await db.insert(levelPoints).values({ accountId: id, points: total });
  const last = days.findLast(({ points }) => points > 0n);
  const level = newLevels(context).findLast(({ from }) => from <= total);
  const amount = rebateOf(last?.played ?? {}, level?.rebates ?? {});
  if (last && amount > 0n)
    await grantReward(db, {
      account,
      source: 'VIP',
      reference: `rebate ${id} ${last.day}`,
      title: rebateTitle(last.day),
      amount,
      turnover: rebateTurnover,
      expiresAt: new Date(last.bookedAt.getTime() + rebateDays * DAY),
      at: last.bookedAt,
    });
}

/** Levels with what they bring, the points of those who sign in, and that all days until now are booked. */
export async function seedLevels(db: Database, context: SeedContext): Promise<void> {
  const { merchant, now } = context;
  await db.insert(benefitSettings).values(newBenefitSettings(context));
  await db.insert(levels).values(newLevels(context));
  for (const { day } of bookedDays(context).slice(-1))
    await db.insert(benefitDays).values({ merchant, day, at: now });
  const wanted = POINTS.map(([username, total]) => ({ id: accountId(context, username), total }));
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        wanted.map(({ id }) => id),
      ),
    );
  for (const { id, total } of wanted)
    if (found.some((account) => account.id === id)) await seedPoints(db, context, id, total);
}

/** Gives the merchants of a database that was filled before there were levels what they have of them. */
export async function seedMissingLevels(db: Database, now: Date): Promise<void> {
  const without = await db
    .select({ code: merchants.code, name: merchants.name, timeZone: merchants.timeZone })
    .from(merchants)
    .where(notExists(db.select().from(benefitSettings).where(eq(benefitSettings.merchant, merchants.code))));
  for (const { code, name, timeZone } of without)
    await seedLevels(db, { ...momentsOf(now, timeZone), merchant: code, merchantName: name });
}
