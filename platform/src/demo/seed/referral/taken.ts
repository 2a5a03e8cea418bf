import type { ReferralRules } from '../../../areas/referral/rules';
import { bookedAs } from '../../../areas/rewards/rewards';
import type { rewards } from '../../../areas/rewards/tables';
import { contentId, type SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';
import type { Movement } from '../people/movements';
import { OLD_DAY, OLD_DEPOSITS } from './friends';

type Rules = Omit<ReferralRules, 'terms'>;

const AURORA: Rules = { rate: 200, days: 90, turnover: 1 };
const RULES: Readonly<Record<string, Rules>> = {
  aurora: AURORA,
  lagoon: { rate: 150, days: 60, turnover: 0 },
};

/** What a merchant pays for friends; one of whom nothing is written down does as aurora. */
export const rulesOf = ({ merchant }: SeedContext): Rules => RULES[merchant] ?? AURORA;

const idOf = (context: SeedContext): string => contentId(context, 'reward-friends');
const amountOf = (context: SeedContext): bigint => (OLD_DEPOSITS * BigInt(rulesOf(context).rate)) / 10_000n;
const takenAt = (context: SeedContext): Date => context.onDay(OLD_DAY - 1, 0.45);

/** What reached the player's wallet of it. */
export const takenCommission = (context: SeedContext): Movement => ({
  kind: 'bonus',
  amount: amountOf(context),
  at: takenAt(context),
  from: { system: 'promotions' },
  reference: bookedAs({ id: idOf(context) }),
});

/**
 * The reward of the old day, which the player has taken.
 *
 * @param given What names it: as the morning's work would have.
 */
export const takenReward = (
  context: SeedContext,
  given: Pick<typeof rewards.$inferInsert, 'reference' | 'title'>,
): typeof rewards.$inferInsert => ({
  ...given,
  id: idOf(context),
  merchant: context.merchant,
  accountId: accountId(context, PLAYER),
  source: 'REFERRAL',
  amount: amountOf(context),
  grantedAt: context.onDay(OLD_DAY - 1, 0.25),
  status: 'CLAIMED',
  doneAt: takenAt(context),
});
