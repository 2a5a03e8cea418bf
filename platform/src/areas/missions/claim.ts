import type { Account } from '../../core/accounts/tables';
import { holdForOffer } from '../../core/care/holdForOffer';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { takeReward } from '../rewards/rewards';
import { readStandings, type Standing } from './standing';

/**
 * Books the reward of a mission that is done, once for each of its periods.
 *
 * @param tx A transaction: the account stays held until it ends.
 * @throws Refusal play.closed, offers.stopped; reward.not.claimable for a mission that is not there, is not done, or whose
 *   reward is taken.
 */
export async function claimMission(
  tx: Database,
  account: Pick<Account, 'id' | 'merchant' | 'type'>,
  missionId: string,
  at: Date,
): Promise<Standing> {
  await holdForOffer(tx, account, at);
  const [standing] = await readStandings(tx, account, at, missionId);
  if (!standing?.reward) throw new Refusal('reward.not.claimable');
  return { ...standing, reward: await takeReward(tx, account, standing.reward.id, at) };
}
