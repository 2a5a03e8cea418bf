import type { RewardPart, RewardStatus } from '@site/contracts/areas/rewards';
import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/db/client';
import { type PageRequest, pageWindow } from '../../core/pages';
import { promotionSignUps, promotions } from '../promotions/tables';
import { type RewardSource, rewards } from './tables';

/** Which rewards of an account are asked for, as of an instant. */
export interface RewardFilter {
  readonly accountId: string;
  readonly part?: RewardPart | undefined;
  readonly status?: RewardStatus | undefined;
  readonly at: Date;
}

const STATUSES_OF: Record<RewardPart, RewardStatus[]> = {
  READY: ['CLAIMABLE'],
  IN_REVIEW: ['IN_REVIEW'],
  PAST: ['CLAIMED', 'REJECTED', 'EXPIRED'],
};

/** How columns are read that only one half of the list has: drizzle hands null on by itself. */
const instantOrNull = (value: string): Date | null => new Date(value);
const minorUnitsOrNull = (value: string): bigint | null => BigInt(value);

/** Rewards that were granted. That one has ended is told by the clock alone. */
const granted = (db: Database, { accountId, at }: RewardFilter) => {
  const { status, expiresAt, doneAt, grantedAt } = rewards;
  const ended = sql`${status} = 'CLAIMABLE' and ${expiresAt} <= ${at.toISOString()}::timestamptz`;
  return db
    .select({
      id: rewards.id,
      source: rewards.source,
      title: rewards.title,
      amount: sql`${rewards.amount}`.mapWith(minorUnitsOrNull).as('amount'),
      status: sql<RewardStatus>`case when ${ended} then 'EXPIRED' else ${status} end`.as('status'),
      grantedAt,
      expiresAt,
      doneAt,
      /** When it became what it is: lists are newest first. */
      since: sql`case when ${ended} then ${expiresAt} else coalesce(${doneAt}, ${grantedAt}) end`
        .mapWith(grantedAt)
        .as('since'),
      turnover: rewards.turnover,
      betDays: rewards.betDays,
      promotionId: rewards.promotionId,
      startsAt: sql`null::timestamptz`.mapWith(instantOrNull).as('starts_at'),
      endsAt: sql`null::timestamptz`.mapWith(instantOrNull).as('ends_at'),
    })
    .from(rewards)
    .where(eq(rewards.accountId, accountId));
};

/** Applications for a reward: those that wait for a decision, and those that were refused. */
const asked = (db: Database, { accountId, at }: RewardFilter) => {
  const { status, changedAt } = promotionSignUps;
  const refused = sql`${status} = 'REJECTED'`;
  const running = or(isNull(promotions.endsAt), gt(promotions.endsAt, at));
  return db
    .select({
      id: sql<string>`'application-' || ${promotions.id}`.as('id'),
      source: sql<RewardSource>`'PROMOTION'`.as('source'),
      title: promotions.title,
      amount: sql<bigint | null>`${promotions.reward}`.as('amount'),
      status: sql<RewardStatus>`case when ${refused} then 'REJECTED' else 'IN_REVIEW' end`.as('status'),
      grantedAt: changedAt,
      expiresAt: sql<Date | null>`null::timestamptz`.as('expires_at'),
      doneAt: sql<Date | null>`case when ${refused} then ${changedAt} end`.as('done_at'),
      since: sql<Date>`${changedAt}`.as('since'),
      turnover: sql<number>`0`.as('turnover'),
      betDays: sql<number | null>`null::integer`.as('bet_days'),
      promotionId: sql<string | null>`${promotions.id}`.as('promotion_id'),
      startsAt: sql<Date | null>`${promotions.startsAt}`.as('starts_at'),
      endsAt: sql<Date | null>`${promotions.endsAt}`.as('ends_at'),
    })
    .from(promotionSignUps)
    .innerJoin(promotions, eq(promotions.id, promotionSignUps.promotionId))
    .where(
      and(
        eq(promotionSignUps.accountId, accountId),
        or(
          inArray(status, ['PENDING', 'REJECTED']),
          // An offer that waits for an approval from the moment it is joined.
          and(eq(status, 'JOINED'), promotions.approval, running),
        ),
      ),
    );
};

const entriesOf = (db: Database, filter: RewardFilter) =>
  unionAll(granted(db, filter), asked(db, filter)).as('entries');

type Entries = ReturnType<typeof entriesOf>;

const matching = (entries: Entries, { part, status }: RewardFilter): SQL | undefined =>
  and(part && inArray(entries.status, STATUSES_OF[part]), status && eq(entries.status, status));

/** One page of what a filter leaves, newest first; of those to take the one first that ends first. */
export function rewardEntries(db: Database, filter: RewardFilter, page: PageRequest) {
  const entries = entriesOf(db, filter);
  const endsFirst = sql`case when ${entries.status} = 'CLAIMABLE' then ${entries.expiresAt} end asc nulls last`;
  const { limit, offset } = pageWindow(page);
  return db
    .select()
    .from(entries)
    .where(matching(entries, filter))
    .orderBy(...(filter.part === 'READY' ? [endsFirst] : []), desc(entries.since), desc(entries.id))
    .limit(limit)
    .offset(offset);
}

export type RewardEntry = Awaited<ReturnType<typeof rewardEntries>>[number];

/** How many a filter leaves; and of all, whatever it leaves, what is ready in minor units and how many there are. */
export async function rewardTotals(db: Database, filter: RewardFilter) {
  const entries = entriesOf(db, filter);
  const ready = sql`${entries.status} = 'CLAIMABLE'`;
  const [totals] = await db
    .select({
      total: sql<number>`count(*) filter (where ${matching(entries, filter) ?? sql`true`})`.mapWith(Number),
      claimable: sql<bigint>`coalesce(sum(${entries.amount}) filter (where ${ready}), 0)`.mapWith(BigInt),
      ready: sql<number>`count(*) filter (where ${ready})`.mapWith(Number),
      inReview: sql<number>`count(*) filter (where ${entries.status} = 'IN_REVIEW')`.mapWith(Number),
    })
    .from(entries);
  return totals ?? { total: 0, claimable: 0n, ready: 0, inReview: 0 };
}
