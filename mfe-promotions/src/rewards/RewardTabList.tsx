import type { Reward, RewardPart } from '@site/contracts/areas/rewards';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { MoreRecords } from '@site/ui/records';
import type { ReactNode } from 'react';
import { useTexts } from '../useTexts';
import { NoRewards } from './NoRewards';
import { useRewards } from './queries';
import page from './RewardCentrePage.module.css';
import { RewardsLoading } from './RewardsLoading';
import type { RewardTab } from './rewardTabs';

interface RewardTabListProps {
  tab: RewardTab;
  part: RewardPart;
  row: (reward: Reward) => ReactNode;
}

/** Rewards of a part that nothing is done with here, in every state that the list may be in. */
export function RewardTabList({ tab, part, row }: RewardTabListProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const records = useRewards(part);
  const { items, error } = records;
  if (error)
    return <ErrorState title={t('rewards.failed')} body={errorText(error)} onRetry={records.retry} />;
  if (items === undefined) return <RewardsLoading />;
  if (items.length === 0) return <NoRewards tab={tab} />;
  return (
    <>
      <ul className={page.list}>
        {items.map((reward) => (
          <li key={reward.id}>{row(reward)}</li>
        ))}
      </ul>
      {records.hasMore && <MoreRecords {...records} />}
    </>
  );
}
