import { GAME_TYPES } from '@site/contracts/areas/games';
import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { holdAccount } from '../../core/care/hold';
import { takesOffers } from '../../core/care/state';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { postPoints } from '../../core/ledger/points';
import { grantReward } from '../rewards/rewards';
import { levelPointsOf, levelsOf, standingAt } from './levelOf';
import { rebateOf, type Stakes, sumOf } from './rebate';
import { type BenefitSettings, benefitDue, type LevelRow, levelPoints } from './tables';
import { BIRTHDAY_TITLE, levelUpTitle, pointsTitle, rebateTitle } from './texts';

type DueRow = typeof benefitDue.$inferSelect;

interface Change {
  /** The level at which the day was played, and that which its points have brought. */
  readonly before: LevelRow | undefined;
  readonly after: LevelRow | undefined;
  /** Levels that were reached by it, the lowest first. */
  readonly reached: readonly LevelRow[];
}

const stakesOf = ({ stakes }: DueRow): Stakes =>
  Object.fromEntries(GAME_TYPES.map((category) => [category, BigInt(stakes[category] ?? 0)]));

/** Books the points of a day, and adds them to those that levels go by. */
async function addPoints(
  tx: Database,
  account: Pick<Account, 'id' | 'merchant'>,
  day: string,
  points: bigint,
  at: Date,
): Promise<bigint> {
  if (points === 0n) return 0n;
  const reference = `points bets ${account.id} ${day}`;
  const booked = await postPoints(tx, {
    account,
    kind: 'points',
    reference,
    points,
    title: pointsTitle(day),
    at,
  });
  if (booked === undefined) return 0n;
  await tx
    .insert(levelPoints)
    .values({ accountId: account.id, points: Number(points) })
    .onConflictDoUpdate({
      target: levelPoints.accountId,
      set: { points: sql`${levelPoints.points} + excluded.points` },
    });
  return points;
}

/** Where the member stood and stands. */
async function change(tx: Database, { accountId, merchant }: DueRow, added: bigint): Promise<Change> {
  const all = await levelsOf(tx, merchant);
  const points = await levelPointsOf(tx, accountId);
  const pointsBefore = points - Number(added);
  return {
    before: standingAt(all, pointsBefore).level,
    after: standingAt(all, points).level,
    reached: all.filter(({ from }) => from > pointsBefore && from <= points),
  };
}

/** The year in which the day after this one is. */
const yearAfter = (day: string): number => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).getUTCFullYear();

/** Grants what the day has brought: its rebate, a gift for each level that was reached first, that of a birthday. */
async function grantAll(
  tx: Database,
  due: DueRow,
  { before, after, reached }: Change,
  settings: BenefitSettings,
  at: Date,
): Promise<void> {
  const { accountId, merchant, day } = due;
  const until = (days: number) => new Date(at.getTime() + days * DAY);
  const gift = { turnover: settings.giftTurnover, expiresAt: until(settings.giftDays) };
  const rewards = [
    {
      reference: `rebate ${accountId} ${day}`,
      title: rebateTitle(day),
      amount: rebateOf(stakesOf(due), before?.rebates ?? {}),
      turnover: settings.rebateTurnover,
      expiresAt: until(settings.rebateDays),
    },
    ...reached.map(({ id, name, levelUpGift }) => ({
      ...gift,
      reference: `level ${id} ${accountId}`,
      title: levelUpTitle(name),
      amount: levelUpGift,
    })),
    {
      ...gift,
      reference: `birthday ${accountId} ${yearAfter(day)}`,
      title: BIRTHDAY_TITLE,
      amount: due.birthday ? (after?.birthdayGift ?? 0n) : 0n,
    },
  ];
  const account = { id: accountId, merchant };
  for (const reward of rewards)
    if (reward.amount > 0n) await grantReward(tx, { ...reward, account, source: 'VIP', at });
}

/**
 * Books what a day has brought a member: points always, rebate and gifts unless nothing may be offered to the member now
 * (PL-039). All of it or nothing, once: what is booked is no longer due.
 */
export async function bookDue(
  db: Database,
  due: Pick<DueRow, 'accountId' | 'merchant' | 'day'>,
  settings: BenefitSettings,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = { id: due.accountId, merchant: due.merchant };
    const { row: closings } = await holdAccount(tx, account);
    const [taken] = await tx
      .delete(benefitDue)
      .where(and(eq(benefitDue.accountId, due.accountId), eq(benefitDue.day, due.day)))
      .returning();
    if (!taken) return;
    const earned = sumOf(stakesOf(taken)) / settings.stakeOfPoint;
    const added = await addPoints(tx, account, due.day, earned, at);
    if (takesOffers(closings, at)) await grantAll(tx, taken, await change(tx, taken, added), settings, at);
  });
}
