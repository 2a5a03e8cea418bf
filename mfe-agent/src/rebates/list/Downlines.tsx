import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { MoreRecords } from '@site/ui/records';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import { useDirectDownlines, useOwnRebates } from '../queries';
import { DownlineCard } from './DownlineCard';
import styles from './List.module.css';

/** Cards of the first screen at 390 by 844. */
const CARDS = 5;
/** Rates of a card. */
const FIGURES = 3;

interface DownlinesProps {
  user: string;
  search: string;
  onClear: () => void;
}

/** Whom the agent gives rates to, as far as they have come. */
export function Downlines({ user, search, onClear }: DownlinesProps) {
  const { t } = useTexts();
  const heading = useId();
  const { items, ...list } = useDirectDownlines(search);
  const own = useOwnRebates();
  const categories = own.data?.rebates.slice(0, FIGURES).map(({ gameType }) => gameType) ?? [];
  // How many rates stand above is known when they come, and each card has its figures only then.
  const waits = search === '' && !own.data && !own.error;
  const isEmpty = items?.length === 0 && !list.hasMore;
  return (
    <section aria-labelledby={heading} hidden={waits}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('rebates.list.direct')}
        </h2>
        {!isEmpty && <small>{t('rebates.list.choose')}</small>}
      </div>
      {list.error && <Failed error={list.error} onRetry={list.retry} />}
      {!list.error && !items && <Loading />}
      {isEmpty && <Nobody isSearch={search !== ''} onClear={onClear} />}
      {items && items.length > 0 && (
        <ul className={styles.people} aria-labelledby={heading}>
          {items.map((person) => (
            <li key={person.account}>
              <DownlineCard person={person} categories={categories} user={user} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && <MoreRecords {...list} />}
    </section>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (
    <ErrorState heading="h3" title={t('rebates.list.failed')} body={errorText(error)} onRetry={onRetry} />
  );
}

function Loading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('rebates.list.loading')}>
      <div className={styles.people}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} shape="card" height="112px" />
        ))}
      </div>
    </LoadingRegion>
  );
}

function Nobody({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const { t } = useTexts();
  const opensAccounts = useRouteExists(PATHS.openAccount);
  if (isSearch)
    return (
      <EmptyState
        heading="h3"
        picture="search"
        title={t('rebates.list.notFound')}
        body={t('rebates.list.notFoundBody')}
        action={
          <Button variant="quiet" onClick={onClear}>
            {t('rebates.list.showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      heading="h3"
      picture="friends"
      title={t('rebates.list.empty')}
      body={t('rebates.list.emptyBody')}
      action={
        opensAccounts && (
          <Button variant="quiet" render={<Link to={PATHS.openAccount} />}>
            {t('rebates.list.open')}
          </Button>
        )
      }
    />
  );
}
