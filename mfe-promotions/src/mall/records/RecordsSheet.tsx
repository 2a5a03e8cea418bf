import { Sheet } from '@site/ui/Sheet';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { RecordList } from './RecordList';
import styles from './Records.module.css';

const TABS_ID = 'mall-records';
const KINDS = { exchanges: 'EXCHANGE', points: 'POINTS' } as const;
type Tab = keyof typeof KINDS;
const TABS: readonly Tab[] = ['exchanges', 'points'];

/** What was exchanged, and what moved on the points. */
export function RecordsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [tab, choose] = useState<Tab>('exchanges');
  return (
    <Sheet open={open} onClose={onClose} title={t('mall.list.title')}>
      <div className={styles.body}>
        <Tabs
          variant="segmented"
          label={t('mall.list.label')}
          panels={TABS_ID}
          items={TABS.map((each) => ({ value: each, label: t(`mall.list.${each}`) }))}
          value={tab}
          onChange={choose}
        />
        <TabPanel panels={TABS_ID} value={tab} className={styles.panel}>
          <RecordList key={tab} kind={KINDS[tab]} empty={tab} />
        </TabPanel>
      </div>
    </Sheet>
  );
}
