import type { referralRecords } from '@site/contracts/areas/referral';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { and, count, desc, eq, inArray, type SQL, sum } from 'drizzle-orm';
import { type Account, accounts, registrations } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import { daysIn, duringRange } from '../../core/days';
import type { Database } from '../../core/db/client';
import { formatMoney } from '../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { maskUsername } from '../accounts/mask';
import { referralCommissions } from './tables';

/** None, or both ends of a range of days. */
type JoinedOn = { readonly [End in keyof DayRange]?: DayRange[End] | undefined };

interface FriendFilter extends JoinedOn {
  readonly referrer: Pick<Account, 'id'>;
  /** Of the merchant: where its days begin and end. */
  readonly timeZone: string;
}

function joinedIn({ startDate, endDate }: JoinedOn, timeZone: string): SQL | undefined {
  if (startDate === undefined && endDate === undefined) return undefined;
  const range = { startDate: startDate ?? '', endDate: endDate ?? '' };
  daysIn(range);
  return duringRange(registrations.at, range, timeZone);
}

/**
 * One page of the friends who joined on these days, or ever, the newest first, each with what they have brought, and the
 * sum of all that these friends have earned.
 *
 * @throws Refusal request.invalid for a range that is no range, has one end, or is longer than 92 days.
 */
export async function friendPage(
  db: Database,
  { referrer, timeZone, ...range }: FriendFilter,
  page: PageRequest,
): Promise<ValueOf<typeof referralRecords>> {
  const joined = and(eq(registrations.recommenderId, referrer.id), joinedIn(range, timeZone));
  const { limit, offset } = pageWindow(page);
  const friends = await db
    .select({ id: accounts.id, username: accounts.username, joinedAt: registrations.at })
    .from(registrations)
    .innerJoin(accounts, eq(accounts.id, registrations.accountId))
    .where(joined)
    .orderBy(desc(registrations.at), desc(registrations.accountId))
    .limit(limit)
    .offset(offset);
  const { friendId, deposit, amount } = referralCommissions;
  const brought = await db
    .select({ friendId, deposit: sum(deposit), amount: sum(amount) })
    .from(referralCommissions)
    .where(
      inArray(
        friendId,
        friends.map(({ id }) => id),
      ),
    )
    .groupBy(friendId);
  const byFriend = new Map(brought.map((sums) => [sums.friendId, sums]));
  const [all] = await db.select({ total: count() }).from(registrations).where(joined);
  const [earned] = await db
    .select({ amount: sum(amount) })
    .from(registrations)
    .innerJoin(referralCommissions, eq(friendId, registrations.accountId))
    .where(joined);
  const total = all?.total ?? 0;
  return {
    list: friends.map(({ id, username, joinedAt }) => ({
      id,
      account: maskUsername(username),
      joinedAt: toInstant(joinedAt),
      deposit: formatMoney(BigInt(byFriend.get(id)?.deposit ?? 0)),
      commission: formatMoney(BigInt(byFriend.get(id)?.amount ?? 0)),
    })),
    footer: { amount: formatMoney(BigInt(earned?.amount ?? 0)) },
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
