import { careLog } from '@site/contracts/areas/care';
import { statement } from '@site/contracts/areas/careStatement';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { RecordsSkeleton, useRefreshRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { CareLog } from '../log/CareLog';
import { NetDeposit } from './NetDeposit';
import { RangeChoice } from './RangeChoice';
import styles from './Statement.module.css';
import { StatementDays } from './StatementDays';
import { StatementSums } from './StatementSums';
import { useStatement } from './useStatement';
import { useStatementRange } from './useStatementRange';

const LISTS = [statement, careLog] as const;

/** What play has cost by day, what was paid in and out, and every change of what protects the member (PL-025 to PL-027, PL-047). */
export default function CareStatementPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { preset, days, change } = useStatementRange();
  const { data, error, isFetching, refetch } = useStatement(days);
  useRefreshRecords(LISTS);
  return (
    <div className={styles.page}>
      <RangeChoice preset={preset} onChange={change} />
      {/* The card stays with every range: what comes with its text is not read out. */}
      <StatementSums days={days} answer={data} bare={!data && error !== null} />
      {data ? (
        <>
          {data.list.length > 0 && (
            <StatementDays key={preset} days={days} list={data.list} sum={data.footer} />
          )}
          <NetDeposit of={data.netDeposit} />
        </>
      ) : error ? (
        <ErrorState
          title={t('statement.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton sums={false} label={t('statement.loading')} />
      )}
      <CareLog />
    </div>
  );
}
