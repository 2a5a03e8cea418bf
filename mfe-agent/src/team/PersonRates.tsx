import type { Downline } from '@site/contracts/areas/team';
import { useErrorText } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useCategoryName } from '../categories/useCategoryName';
import { useTexts } from '../useTexts';
import styles from './Person.module.css';
import { useGivenRates } from './queries';

/** Categories of most merchants. */
const ROWS_AWAITED = 6;

/** What a direct downline earns of its own bets, by category. Nothing for others. */
export function PersonRates({ person }: { person: Downline }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const categoryName = useCategoryName();
  const { data, error, enabled, isFetching, refetch } = useGivenRates(person);
  if (!enabled) return null;
  const content = () => {
    if (data?.rebates.length === 0) return <p className={styles.none}>{t('teamPage.rates.none')}</p>;
    if (data) {
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
    }
    if (error) {
      return (
        <RemoteFailedCard
          title={t('teamPage.rates.failed')}
          body={errorText(error)}
          reloading={isFetching}
          onReload={() => void refetch()}
        />
      );
    }
    return (
      <LoadingRegion label={t('teamPage.rates.loading')}>
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
    <section aria-labelledby="person-rates">
      <h3 id="person-rates" className={styles.ratesTitle}>
        {t('teamPage.rates.title')}
      </h3>
      {content()}
    </section>
  );
}
