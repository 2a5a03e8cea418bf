import type { SignUpStatus } from '@site/contracts/areas/messages';
import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import type { LocalizedText } from '../../core/language';
import { promotionSignUps, promotions } from './tables';

/** A sign-up as the reward centre shows it beside rewards. */
export interface SignUpOfReward {
  /** The id under which the promotion's page opens. */
  readonly promotionId: string;
  readonly title: LocalizedText;
  /** What it gives, in minor units, where that is fixed. */
  readonly amount: bigint | null;
  readonly startsAt: Date;
  /** None of a long-term promotion. */
  readonly endsAt: Date | null;
  /** Since when it is as it is: when it was asked for, or refused. */
  readonly since: Date;
}

const signUpsWhere = (
  db: Database,
  { id }: Pick<Account, 'id'>,
  where: SQL | undefined,
): Promise<SignUpOfReward[]> =>
  db
    .select({
      promotionId: promotions.id,
      title: promotions.title,
      amount: promotions.reward,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      since: promotionSignUps.changedAt,
    })
    .from(promotionSignUps)
    .innerJoin(promotions, eq(promotions.id, promotionSignUps.promotionId))
    .where(and(eq(promotionSignUps.accountId, id), where))
    .orderBy(desc(promotionSignUps.changedAt), promotions.id);

const has = (status: SignUpStatus) => eq(promotionSignUps.status, status);

/** What of a member waits for a decision, newest first. */
export const waitingSignUps = (db: Database, account: Pick<Account, 'id'>): Promise<SignUpOfReward[]> =>
  signUpsWhere(db, account, or(has('PENDING'), and(has('JOINED'), promotions.approval)));

/** What a member was refused, newest first. */
export const refusedSignUps = (db: Database, account: Pick<Account, 'id'>): Promise<SignUpOfReward[]> =>
  signUpsWhere(db, account, has('REJECTED'));
