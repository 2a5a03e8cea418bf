import { useCurrencySymbol } from '@site/api';
import type { Dividend } from '@site/contracts/areas/dividends';
import { useErrorText, useLanguage } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { ErrorState } from '@site/ui/ErrorState';
import { Money } from '@site/ui/Money';
import { rangeText } from '@site/ui/records';
import { Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import styles from './Dividends.module.css';
import { useCurrentDividend } from './queries';
import { StatusTag } from './StatusTag';

/** The height of the card, so that nothing moves when it comes. */
const ROOM = '206px';

/** What the running period has brought so far. */
export function CurrentPeriod() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useCurrentDividend();
  if (data) return <Period dividend={data} />;
  if (!error) return <Skeleton shape="card" height={ROOM} />;
  return (
    <Card>
      <ErrorState
        heading="h2"
        title={t('dividends.current.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}

function Period({ dividend }: { dividend: Dividend }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const language = useLanguage();
  const { amount, status, teamProfit, rate } = dividend;
  return (
    <Card as="section" aria-labelledby="dividend-now">
      <div className={styles.top}>
        <p>
          <span id="dividend-now" className={styles.label}>
            {t('dividends.current.title')}
          </span>
          <Money symbol={symbol} amount={amount} className={styles.big} />
        </p>
        <StatusTag status={status} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('dividends.period')}</dt>
          <dd>{rangeText(dividend, language)}</dd>
        </div>
        <div>
          <dt>{t('dividends.current.profit')}</dt>
          <dd>
            <Money symbol={symbol} amount={teamProfit} />
          </dd>
        </div>
        <div>
          <dt>{t('dividends.current.rate')}</dt>
          <dd>{rate}%</dd>
        </div>
      </dl>
    </Card>
  );
}
