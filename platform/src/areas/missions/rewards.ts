import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { grantReward } from '../rewards/rewards';
import type { RewardRow } from '../rewards/tables';
import { type MissionNow, takenUntil } from './periods';

/** What the reward of a mission's period is given for, once. */
export const missionReference = ({ mission, window }: MissionNow, { id }: Pick<Account, 'id'>): string =>
  `mission ${mission.id} ${window.name} ${id}`;

/**
 * Gives a member the reward of a mission that is done. It waits in the reward centre for seven days after the period.
 *
 * @returns undefined when it was given before.
 */
export function grantMission(
  tx: Database,
  account: Pick<Account, 'id' | 'merchant'>,
  now: MissionNow,
  at: Date,
): Promise<RewardRow | undefined> {
  const { title, reward: amount, turnover, betDays } = now.mission;
  return grantReward(tx, {
    account,
    source: 'MISSION',
    reference: missionReference(now, account),
    title,
    amount,
    turnover,
    betDays: betDays ?? undefined,
    expiresAt: takenUntil(now.window),
    at,
  });
}
