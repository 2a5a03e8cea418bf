import { useApiInfiniteQuery } from '@site/api';
import { type CareLogEntry, careLog } from '@site/contracts/areas/care';
import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { endlessRecords } from '@site/ui/records';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import styles from './CareLog.module.css';
import { Entry } from './Entry';

/** Entries of a page (docs/calls.md, "Responsible play"). */
const PAGE_SIZE = 25;

const idOf = ({ at, what, from, to }: CareLogEntry) => [at, what, from, to].join(' ');

/** Every change of what protects the member, by whomever, the newest first (PL-047). */
export function CareLog() {
  const { t } = useTexts();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.log}>
      <h2 id={heading} className={styles.title}>
        {t('log.title')}
      </h2>
      <Entries />
    </section>
  );
}

function Entries() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const query = useApiInfiniteQuery(careLog, { pageSize: PAGE_SIZE });
  const { items, error, hasMore, isLoadingMore, moreFailed, loadMore, retry } = endlessRecords(query, idOf);
  if (error)
    return (
      <RemoteFailedCard
        title={t('log.failed')}
        body={errorText(error)}
        reloading={query.isFetching}
        onReload={retry}
      />
    );
  if (!items)
    return (
      <LoadingRegion label={t('log.loading')}>
        <Skeleton shape="card" height="132px" />
      </LoadingRegion>
    );
  if (items.length === 0) return <p className={styles.fine}>{t('log.empty')}</p>;
  return (
    <>
      <Card as="ul" padded={false} className={styles.entries}>
        {items.map((entry) => (
          <Entry key={idOf(entry)} entry={entry} />
        ))}
      </Card>
      {hasMore && (
        <Button variant="line" block className={styles.more} loading={isLoadingMore} onClick={loadMore}>
          {t('log.more')}
        </Button>
      )}
      <p role="alert" className={styles.fine}>
        {moreFailed && !isLoadingMore && t('log.moreFailed')}
      </p>
    </>
  );
}
