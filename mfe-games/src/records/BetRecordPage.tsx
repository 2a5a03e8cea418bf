import { useBack } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { PageHeader } from '@site/ui/PageHeader';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRefreshOnReturn } from '../launch/useRefreshOnReturn';
import { useTexts } from '../useTexts';
import styles from './BetRecordPage.module.css';
import { BetsTab } from './BetsTab';
import { RangeChips } from './RangeChips';
import { daysOf } from './recordState';
import { useRecordState } from './useRecordState';
import { useRefreshRecords } from './useRefreshRecords';

const BetFilterSheet = lazy(() => import('./BetFilterSheet'));

/** What a player has bet: days, filters, sums, each bet, and all of it as a file. */
export default function BetRecordPage() {
  const { t } = useTexts();
  const back = useBack();
  const { state, change, today } = useRecordState();
  const [sheet, setSheet] = useState({ open: false, openings: 0 });
  const days = daysOf(state.range, today);
  const { category, vendor } = state;
  const close = () => setSheet((now) => ({ ...now, open: false }));
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
        <RangeChips range={state.range} today={today} onChange={(range) => change({ range })} />
      </div>
      <BetsTab filter={{ days, category, vendor }} today={today} onChange={change} />
      {sheet.openings > 0 && (
        <Suspense>
          {/* A new sheet for each opening, so that it starts from what is applied. */}
          <BetFilterSheet
            key={sheet.openings}
            open={sheet.open}
            filters={{ category, vendor }}
            days={days}
            onClose={close}
            onApply={(filters) => {
              close();
              change(filters);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
