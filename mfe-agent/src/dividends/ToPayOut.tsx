import { hasCode } from '@site/api';
import { useErrorText, useLanguage } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { rangeText } from '@site/ui/records';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { Refused } from '../payment/Refused';
import { useTexts } from '../useTexts';
import styles from './Dividends.module.css';
import { DownlineList } from './DownlineList';
import { Payout } from './Payout';
import { isDue, type PayoutPress, useCurrentDividend, useDividendInfo } from './queries';

const ROOM = '192px';

/** What direct downlines have to get for the last period, in every state that it may be in. */
export function ToPayOut({ press }: { press: PayoutPress }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const language = useLanguage();
  const { data: info, error, isFetching, refetch } = useDividendInfo();
  const running = useCurrentDividend().data;
  if (!info && hasCode(error, 'feature.unavailable'))
    return <EmptyState title={t('dividends.off.title')} body={t('dividends.off.body')} />;
  if (!info && error)
    return (
      <ErrorState
        heading="h2"
        title={t('dividends.payout.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!info)
    return (
      <LoadingRegion>
        <Skeleton shape="card" height={ROOM} />
      </LoadingRegion>
    );
  if (info.downlines.some(isDue) || press.isPending) return <Payout info={info} press={press} />;
  return (
    <>
      <div className={styles.told}>
        <Refused error={hasCode(press.error, 'dividend.not.due') ? press.error : null} />
      </div>
      <EmptyState
        title={t('dividends.nothing.title')}
        body={running && t('dividends.nothing.body', { period: rangeText(running, language) })}
      />
      {info.downlines.length > 0 && (
        <section className={styles.section} aria-labelledby="dividends-last">
          <h2 id="dividends-last" className={styles.heading}>
            {rangeText(info, language)}
          </h2>
          <DownlineList downlines={info.downlines} chosen={NOBODY} onChoose={() => {}} />
        </section>
      )}
    </>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
