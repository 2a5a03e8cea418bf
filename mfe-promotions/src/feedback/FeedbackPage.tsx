import { useSession } from '@site/session';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useTexts } from '../useTexts';
import styles from './FeedbackPage.module.css';
import { FEEDBACK_TABS, useFeedbackTab } from './feedbackTabs';
import { SentTab } from './sent/SentTab';
import { WriteTab } from './write/WriteTab';

const TABS_ID = 'feedback';

/** What a member tells the merchant, with pictures, and what it has answered (PR-032). */
export default function FeedbackPage() {
  const { t } = useTexts();
  const [tab, choose] = useFeedbackTab();
  const user = useSession((session) => session?.userName) ?? '';
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Tabs
          fill
          label={t('feedback.label')}
          panels={TABS_ID}
          items={FEEDBACK_TABS.map((each) => ({ value: each, label: t(`feedback.tab.${each}`) }))}
          value={tab}
          onChange={choose}
        />
      </div>
      <TabPanel panels={TABS_ID} value={tab} className={styles.panel}>
        {/* Of another account nothing is there any more. */}
        {tab === 'write' && <WriteTab key={user} user={user} onSent={() => choose('sent')} />}
        {tab === 'sent' && <SentTab onWrite={() => choose('write')} />}
      </TabPanel>
    </div>
  );
}
