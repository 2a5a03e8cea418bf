import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { MoreRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { NoRewards } from '../NoRewards';
import { useRewards } from '../queries';
import page from '../RewardCentrePage.module.css';
import { RewardsLoading } from '../RewardsLoading';
import { ReadyNote } from './ReadyNote';
import { ReadyReward } from './ReadyReward';
import { ReadyTotal } from './ReadyTotal';
import { usePressedRewards } from './usePressedRewards';

/** What may be taken now, first what ends first. What was taken here stays in its place until the page is left. */
export function ReadyTab() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const records = useRewards('READY');
  const { rows, hold, letGo } = usePressedRewards(records.items ?? []);
  const { totals, error } = records;
  if (error && rows.length === 0)
    return <ErrorState title={t('rewards.failed')} body={errorText(error)} onRetry={records.retry} />;
  if (totals === undefined) return <RewardsLoading total />;
  if (rows.length === 0) return <NoRewards tab="ready" />;
  return (
    <>
      <ReadyTotal {...totals.footer} />
      <ul className={page.list}>
        {rows.map(({ reward, balance }) => (
          <li key={reward.id}>
            <ReadyReward reward={reward} balance={balance} onHold={hold} onRefused={letGo} />
          </li>
        ))}
      </ul>
      {records.hasMore && <MoreRecords {...records} />}
      <ReadyNote />
    </>
  );
}
