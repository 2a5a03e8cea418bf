import { useBack } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { lazyComponent, lazySheet } from '@site/ui/lazyPart';
import { PageHeader } from '@site/ui/PageHeader';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useRefreshOnReturn } from '../play/launch/useRefreshOnReturn';
import { useTexts } from '../useTexts';
import styles from './BetRecordPage.module.css';
import { BetsTab } from './BetsTab';
import { RangeChips } from './RangeChips';
import { RecordsSkeleton } from './RecordsSkeleton';
import { daysOf, RECORD_TABS, type RecordState } from './recordState';
import { useRecordState } from './useRecordState';
import { useRefreshRecords } from './useRefreshRecords';

const BetFilterSheet = lazySheet(() => import('./BetFilterSheet'));
const OrderFilterSheet = lazySheet(() => import('./orders/OrderFilterSheet'));
const OrdersTab = lazyComponent(() => import('./orders/OrdersTab'), <RecordsSkeleton />);

const TABS_ID = 'bet-record';

/** What a player has bet: days, filters, sums, each bet, and all of it as a file; and the orders of lotteries. */
export default function BetRecordPage() {
  const { t } = useTexts();
  const back = useBack();
  const { state, change, today } = useRecordState();
  const [sheet, setSheet] = useState({ open: false, openings: 0 });
  const days = daysOf(state.range, today);
  const { tab, category, vendor, game, status } = state;
  const close = () => setSheet((now) => ({ ...now, open: false }));
  const sheetProps = {
    open: sheet.open,
    onClose: close,
    onApply: (filters: Partial<RecordState>) => {
      close();
      change(filters);
    },
  };
  useRefreshOnReturn();
  useRefreshRecords();

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('records.title')}
        onBack={back}
        right={
          <IconButton
            icon={SlidersHorizontal}
            label={t('filter.open')}
            onClick={() => setSheet(({ openings }) => ({ open: true, openings: openings + 1 }))}
          />
        }
      />
      <div className={styles.top}>
        <Tabs
          fill
          label={t('records.title')}
          panels={TABS_ID}
          items={RECORD_TABS.map((each) => ({ value: each, label: t(`records.tab.${each}`) }))}
          value={tab}
          onChange={(next) => {
            setSheet({ open: false, openings: 0 });
            change({ tab: next });
          }}
        />
        <RangeChips range={state.range} today={today} onChange={(range) => change({ range })} />
      </div>
      <TabPanel panels={TABS_ID} value={tab}>
        {tab === 'games' ? (
          <BetsTab filter={{ days, category, vendor }} today={today} onChange={change} />
        ) : (
          <OrdersTab filter={{ days, game, status }} today={today} onChange={change} />
        )}
      </TabPanel>
      {/* A new sheet for each opening, so that it starts from what is applied. */}
      {sheet.openings > 0 &&
        (tab === 'games' ? (
          <BetFilterSheet key={sheet.openings} {...sheetProps} filters={{ category, vendor }} days={days} />
        ) : (
          <OrderFilterSheet key={sheet.openings} {...sheetProps} filters={{ game, status }} days={days} />
        ))}
    </div>
  );
}
