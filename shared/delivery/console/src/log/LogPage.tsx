import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Spinner } from '@site/ui/Spinner';
import { useDeferredValue, useState } from 'react';
import { useLog } from '../api/reads';
import { FilterBar } from '../filters/FilterBar';
import { useFilters } from '../filters/filters';
import styles from './Log.module.css';
import { LogLine } from './LogLine';

const PAGE = 100;
const MOST = 500;

/** What was done, by whom and why: deployments, refusals, locks, tokens, previews. */
export function LogPage() {
  const [filters, change] = useFilters();
  const [limit, setLimit] = useState(PAGE);
  const { data, error, refetch, isFetching } = useLog(useDeferredValue(filters), limit);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Log</h1>
      <FilterBar
        filters={filters}
        onChange={change}
        found={data && `${data.entries.length}${data.more ? ' newest' : ''} lines`}
      />
      {error && !data && (
        <ErrorState
          title="The log could not be read"
          body={error.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Spinner />}
      {data?.entries.length === 0 && (
        <EmptyState title="Nothing is found" body="No line has all that is searched for." picture="search" />
      )}
      <ol className={styles.lines}>
        {data?.entries.map((entry) => (
          <LogLine
            key={`${entry.kind} ${entry.merchants.join()} ${entry.number}`}
            entry={entry}
            withMerchant
          />
        ))}
      </ol>
      {data?.more && limit < MOST && (
        <Button variant="line" loading={isFetching} onClick={() => setLimit(MOST)}>
          Show {MOST}
        </Button>
      )}
    </div>
  );
}
