import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useTexts } from '../useTexts';
import { PastTab } from './PastTab';
import { ReviewTab } from './ReviewTab';
import styles from './RewardCentrePage.module.css';
import { ReadyTab } from './ready/ReadyTab';
import { REWARD_TABS, useRewardTab } from './rewardTabs';

const TABS_ID = 'rewards';

/** Rewards that may be taken, what waits for a decision, and what was taken or is over. */
export default function RewardCentrePage() {
  const { t } = useTexts();
  const [tab, choose] = useRewardTab();
  return (
    <>
      <div className={styles.top}>
        <Tabs
          fill
          label={t('rewards.label')}
          panels={TABS_ID}
          items={REWARD_TABS.map((each) => ({ value: each, label: t(`rewards.tab.${each}`) }))}
          value={tab}
          onChange={choose}
        />
      </div>
      <TabPanel panels={TABS_ID} value={tab} className={styles.panel}>
        {tab === 'ready' && <ReadyTab />}
        {tab === 'review' && <ReviewTab />}
        {tab === 'past' && <PastTab />}
      </TabPanel>
    </>
  );
}
