import { orders } from '@site/contracts/areas/lottery';
import { betRecords } from '@site/contracts/areas/records';
import { useBack } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { lazyComponent, lazySheet } from '@site/ui/lazyPart';
import { PageHeader } from '@site/ui/PageHeader';
import { daysOf, RangeChips, useRefreshRecords } from '@site/ui/records';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useRefreshOnReturn } from '../play/launch/useRefreshOnReturn';
import { useTexts } from '../useTexts';
import styles from './BetRecordPage.module.css';
import { BetsSkeleton } from './BetsSkeleton';
import { BetsTab } from './BetsTab';
import { RECORD_TABS, type RecordState } from './recordState';
import { useRecordState } from './useRecordState';

const BetFilterSheet = lazySheet(() => import('./BetFilterSheet'));
const OrderFilterSheet = lazySheet(() => import('./orders/OrderFilterSheet'));
const OrdersTab = lazyComponent(() => import('./orders/OrdersTab'), <BetsSkeleton />);

const TABS_ID = 'bet-record';
const RECORDS = [betRecords, orders] as const;

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
  useRefreshRecords(RECORDS);

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
