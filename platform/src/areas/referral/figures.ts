import { REFERRAL_DAYS, type Referral } from '@site/contracts/areas/referral';
import { addDays } from '@site/contracts/values/days';
import { and, count, countDistinct, eq, gte, sql, sum } from 'drizzle-orm';
import { type Account, registrations } from '../../core/accounts/tables';
import { periodsAt } from '../../core/care/periods';
import type { Database } from '../../core/db/client';
import { formatMoney } from '../../core/money';
import { referralCommissions } from './tables';

type Owner = Pick<Account, 'id'>;
type Figures = Pick<Referral, 'members' | 'deposited' | 'commission' | 'earned' | 'byDay'>;

const WEEK = 7;

async function inAll(db: Database, { id }: Owner) {
  const [friends] = await db
    .select({ members: count() })
    .from(registrations)
    .where(eq(registrations.recommenderId, id));
  const [brought] = await db
    .select({
      deposited: countDistinct(referralCommissions.friendId),
      amount: sum(referralCommissions.amount),
    })
    .from(referralCommissions)
    .where(eq(referralCommissions.referrerId, id));
  return {
    members: friends?.members ?? 0,
    deposited: brought?.deposited ?? 0,
    commission: formatMoney(BigInt(brought?.amount ?? 0)),
  };
}

/** How many joined, and what was earned, by day; days without either are not there. */
async function since(db: Database, { id }: Owner, firstDay: string, timeZone: string) {
  const joinedOn = sql<string>`(${registrations.at} at time zone ${timeZone})::date::text`;
  const joined = await db
    .select({ day: joinedOn, members: count() })
    .from(registrations)
    .where(
      and(
        eq(registrations.recommenderId, id),
        gte(registrations.at, sql`${firstDay}::timestamp at time zone ${timeZone}`),
      ),
    )
    // By its place: the zone would be another parameter there.
    .groupBy(sql`1`);
  const earned = await db
    .select({ day: referralCommissions.day, amount: sum(referralCommissions.amount) })
    .from(referralCommissions)
    .where(and(eq(referralCommissions.referrerId, id), gte(referralCommissions.day, firstDay)))
    .groupBy(referralCommissions.day);
  return {
    members: new Map(joined.map(({ day, members }) => [day, members])),
    amounts: new Map(earned.map(({ day, amount }) => [day, BigInt(amount ?? 0)])),
  };
}

const total = (amounts: readonly bigint[]): string =>
  formatMoney(amounts.reduce((whole, amount) => whole + amount, 0n));

/**
 * What came of a member's invitations: in all, and on each of the last 30 days of the merchant, today included. All of it is
 * summed up from the rows of commission, whether they have been paid or not.
 */
export async function figuresOf(
  db: Database,
  owner: Owner,
  { timeZone, at }: { timeZone: string; at: Date },
): Promise<Figures> {
  const today = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const days = Array.from({ length: REFERRAL_DAYS }, (_, index) => addDays(today, index - REFERRAL_DAYS + 1));
  const { members, amounts } = await since(db, owner, days[0] ?? today, timeZone);
  const earned = days.map((day) => amounts.get(day) ?? 0n);
  return {
    ...(await inAll(db, owner)),
    earned: { days7: total(earned.slice(-WEEK)), days30: total(earned) },
    byDay: days.map((date, index) => ({
      date,
      members: members.get(date) ?? 0,
      commission: formatMoney(earned[index] ?? 0n),
    })),
  };
}
