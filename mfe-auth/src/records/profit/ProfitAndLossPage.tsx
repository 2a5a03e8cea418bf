import { profitAndLoss } from '@site/contracts/areas/wallet';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { daysOf, RangeChips, RecordsSkeleton, useRefreshRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import styles from './ProfitAndLossPage.module.css';
import { ProfitCard } from './ProfitCard';
import { ProfitDays } from './ProfitDays';
import { useProfit } from './queries';
import { useProfitRange } from './useProfitRange';

const LISTS = [profitAndLoss] as const;

/** What play has cost or brought in a range of days: in words, in figures, and day by day (HS-010). */
export default function ProfitAndLossPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { range, today, change } = useProfitRange();
  const days = daysOf(range, today);
  const { data, error, isFetching, refetch } = useProfit(days);
  useRefreshRecords(LISTS);
  return (
    <div className={styles.page}>
      <RangeChips withMonth range={range} today={today} onChange={change} />
      {/* The card stays with every range: what comes with its text is not read out. */}
      <ProfitCard
        days={days}
        today={today}
        sum={data?.footer}
        played={data === undefined || data.list.length > 0}
        bare={!data && error !== null}
      />
      {data ? (
        data.list.length > 0 && (
          <ProfitDays key={JSON.stringify(days)} days={days} list={data.list} sum={data.footer} />
        )
      ) : error ? (
        <ErrorState
          title={t('profit.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton sums={false} label={t('profit.loading')} />
      )}
    </div>
  );
}
