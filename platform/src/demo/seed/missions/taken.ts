import { rewardOf } from '../../../areas/missions/checkIn/rewards';
import type { signIns } from '../../../areas/missions/tables';
import { bookedAs } from '../../../areas/rewards/rewards';
import type { rewards } from '../../../areas/rewards/tables';
import { contentId, type SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';
import type { Movement } from '../people/movements';
import { newMissions, newSignInRewards } from './offers';

type NewSignIn = typeof signIns.$inferInsert;
type NewReward = typeof rewards.$inferInsert;

/** Days ago that the player checked in on: a row that broke off, and the one that goes on today. */
const ROWS = [
  [13, 12, 11, 10, 9, 8],
  [5, 4, 3, 2, 1],
];
/** The time of day at which they came: a third of it is over. */
const MORNING = 0.36;

const PASSWORD_SET_DAYS_AGO = 18;

/** The player's check-ins. */
export function newSignIns(context: SeedContext): NewSignIn[] {
  const offers = newSignInRewards(context);
  return ROWS.flatMap((row) =>
    row.map((daysAgo, index) => ({
      accountId: accountId(context, PLAYER),
      day: context.dayName(daysAgo),
      streak: index + 1,
      ...rewardOf(offers, index + 1),
      at: context.onDay(daysAgo, MORNING),
    })),
  );
}

/** What the player has been paid for them, and for the payment password. */
export function newTakenRewards(context: SeedContext): NewReward[] {
  const account = accountId(context, PLAYER);
  const taken = (reference: string, at: Date) => ({
    id: contentId(context, `reward-${reference.replaceAll(' ', '-')}`.slice(0, 56)),
    merchant: context.merchant,
    accountId: account,
    source: 'MISSION' as const,
    reference: `${reference} ${account}`,
    status: 'CLAIMED' as const,
    grantedAt: at,
    doneAt: at,
  });
  const ofPassword = newMissions(context)
    .filter(({ kind }) => kind === 'PAYMENT_PASSWORD')
    .map(({ id, title, reward }) => ({
      ...taken(`mission ${id} once`, context.onDay(PASSWORD_SET_DAYS_AGO, MORNING)),
      title,
      amount: reward,
    }));
  const ofDays = newSignIns(context).map(({ day, amount, at }) => ({
    ...taken(`check-in ${day}`, at),
    title: { en: 'Daily check-in', th: 'เช็คอินรายวัน' },
    amount,
  }));
  return [...ofPassword, ...ofDays];
}

/** The same in the player's ledger. */
export const takenMovements = (context: SeedContext): Movement[] =>
  newTakenRewards(context).map((reward) => ({
    kind: 'bonus',
    amount: reward.amount,
    at: reward.grantedAt,
    reference: bookedAs(reward),
    from: { system: 'promotions' },
  }));
