import { compareMoney } from '@site/ui/Money';
import type { Withdrawal } from '../queries';

export type Obstacle = 'resting' | 'noPassword' | 'noCard' | 'noTimes' | 'turnover' | 'nothing';

const ZERO = '0.00';

/**
 * What has to be out of the way before anything can be withdrawn: first what only time helps against, then what the
 * member can set up, then the money. `undefined` where nothing is.
 *
 * @param now The platform's time, in ms.
 */
export function obstacleOf(withdrawal: Withdrawal, now: number): Obstacle | undefined {
  const { restingUntil, hasPaymentPassword, list, timesLeft, withdrawable, turnoverLeft } = withdrawal;
  if (restingUntil !== undefined && Date.parse(restingUntil) > now) return 'resting';
  if (hasPaymentPassword === false) return 'noPassword';
  if (list.length === 0) return 'noCard';
  if (timesLeft === 0) return 'noTimes';
  if (compareMoney(withdrawable, ZERO) > 0) return undefined;
  return compareMoney(turnoverLeft, ZERO) > 0 ? 'turnover' : 'nothing';
}
