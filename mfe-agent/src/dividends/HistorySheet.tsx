import { useCurrencySymbol } from '@site/api';
import type { Dividend } from '@site/contracts/areas/dividends';
import { useErrorText, useLanguage } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Money, useMoneyText } from '@site/ui/Money';
import { MoreRecords, rangeText } from '@site/ui/records';
import { Sheet } from '@site/ui/Sheet';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import styles from './Dividends.module.css';
import { useDividendHistory } from './queries';
import { StatusTag } from './StatusTag';

/** The periods that are over, the newest first. */
export function HistorySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('dividends.history.title')}>
      <div className={styles.sheet}>
        <HistoryList />
      </div>
    </Sheet>
  );
}

const ROWS = ['one', 'two', 'three'];

function HistoryList() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const history = useDividendHistory();
  const { items, error } = history;
  if (error)
    return (
      <ErrorState
        heading="h3"
        title={t('dividends.history.failed')}
        body={errorText(error)}
        retrying={history.isFetching}
        onRetry={history.retry}
      />
    );
  if (items === undefined)
    return (
      <LoadingRegion>
        {ROWS.map((row) => (
          <div key={row} className={styles.past}>
            <Skeleton width="60%" height="16px" />
          </div>
        ))}
      </LoadingRegion>
    );
  if (items.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={t('dividends.history.empty.title')}
        body={t('dividends.history.empty.body')}
      />
    );
  return (
    <>
      <ul aria-label={t('dividends.history.title')}>
        {items.map((dividend) => (
          <li key={dividend.period} className={styles.past}>
            <Past dividend={dividend} />
          </li>
        ))}
      </ul>
      {history.hasMore && <MoreRecords {...history} />}
    </>
  );
}

function Past({ dividend }: { dividend: Dividend }) {
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const language = useLanguage();
  const { teamProfit, rate, amount, status } = dividend;
  return (
    <>
      <p className={styles.words}>
        <b>{rangeText(dividend, language)}</b>{' '}
        <small>
          {moneyText(teamProfit)} × {rate}%
        </small>
      </p>
      <span className={styles.end}>
        <Money symbol={symbol} amount={amount} />
        <StatusTag status={status} />
      </span>
    </>
  );
}
