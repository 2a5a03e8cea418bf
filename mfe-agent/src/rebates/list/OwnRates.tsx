import { useErrorText } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useId } from 'react';
import { useCategoryName } from '../../categories/useCategoryName';
import { useTexts } from '../../useTexts';
import { useOwnRebates } from '../queries';
import styles from './List.module.css';

/** Rates of most agents. */
const ROWS_AWAITED = 6;

/** What the agent has, and so the most that it can give. */
export function OwnRates() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const categoryName = useCategoryName();
  const heading = useId();
  const { data, error, isFetching, refetch } = useOwnRebates();
  const rates = () => {
    if (data?.rebates.length === 0) return <p className={styles.none}>{t('rebates.list.noRates')}</p>;
    if (data)
      return (
        <dl className={styles.rates}>
          {data.rebates.map(({ gameType, rate }) => (
            <div key={gameType}>
              <dt>{categoryName(gameType)}</dt>
              <dd>{rate}%</dd>
            </div>
          ))}
        </dl>
      );
    return (
      <LoadingRegion label={t('rebates.list.loadingOwn')}>
        <div className={styles.rates}>
          {Array.from({ length: ROWS_AWAITED }, (_, row) => (
            <div key={row}>
              <Skeleton />
            </div>
          ))}
        </div>
      </LoadingRegion>
    );
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('rebates.list.yours')}
      </h2>
      {!data && error ? (
        <RemoteFailedCard
          title={t('rebates.list.failedOwn')}
          body={errorText(error)}
          reloading={isFetching}
          onReload={() => void refetch()}
        />
      ) : (
        <Card>{rates()}</Card>
      )}
    </section>
  );
}
