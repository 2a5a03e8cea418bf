import type {
  RewardPart,
  RewardStatus,
  rewardList,
  takeReward as takeRewardCall,
} from '@site/contracts/areas/rewards';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import type { Language } from '../../core/language';
import { balancesOf } from '../../core/ledger/wallets';
import { formatMoney } from '../../core/money';
import { type PageRequest, pageCount } from '../../core/pages';
import { rewardEntries, rewardTotals } from './entries';
import { takeReward } from './rewards';
import { openTurnovers } from './turnoverLeft';
import { rewardView, takenEntry } from './view';

interface Wanted extends PageRequest {
  readonly part?: RewardPart | undefined;
  readonly status?: RewardStatus | undefined;
}

/** One page of an account's rewards, with the sums over all of them (docs/calls.md, "Rewards"). */
export async function listRewards(
  db: Database,
  account: Account,
  { part, status, ...page }: Wanted,
  at: Date,
  language: Language,
): Promise<ValueOf<typeof rewardList>> {
  const filter = { accountId: account.id, part, status, at };
  const entries = await rewardEntries(db, filter, page);
  const { total, claimable, ready, inReview } = await rewardTotals(db, filter);
  const taken = entries.filter((entry) => entry.status === 'CLAIMED').map(({ id }) => id);
  const open = await openTurnovers(db, account, taken);
  return {
    list: entries.map((entry) => rewardView(entry, open.get(entry.id), language)),
    footer: { claimable: formatMoney(claimable), ready, inReview },
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}

/**
 * Takes a reward, and tells what the account has then.
 *
 * @throws Refusal as `takeReward` does.
 */
export async function takeAndTell(
  tx: Database,
  account: Account,
  rewardId: string,
  at: Date,
  language: Language,
): Promise<ValueOf<typeof takeRewardCall>> {
  const taken = await takeReward(tx, account, rewardId, at);
  const open = await openTurnovers(tx, account, [taken.id]);
  return {
    reward: rewardView(takenEntry(taken), open.get(taken.id), language),
    sumBalance: formatMoney((await balancesOf(tx, account)).total),
  };
}
