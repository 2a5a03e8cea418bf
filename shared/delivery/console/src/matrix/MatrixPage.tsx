import { useSearchParams } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Spinner } from '@site/ui/Spinner';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useMemo } from 'react';
import { useMatrix } from '../api/reads';
import { FilterBar } from '../filters/FilterBar';
import { useFilters } from '../filters/filters';
import { CellPanel } from '../panel/CellPanel';
import { Grid } from './Grid';
import styles from './MatrixPage.module.css';
import { tableOf } from './table';

/** What is live: remotes by merchants (FD-070). */
export function MatrixPage() {
  const { data: matrix, error, refetch, isFetching } = useMatrix();
  const [filters, change] = useFilters();
  const [query, setQuery] = useSearchParams();
  const table = useMemo(() => matrix && tableOf(matrix, filters), [matrix, filters]);

  if (!matrix || !table) {
    return error ? (
      <ErrorState
        title="What is live could not be read"
        body={error.message}
        onRetry={refetch}
        retrying={isFetching}
        heading="h1"
      />
    ) : (
      <p className={styles.state}>
        <Spinner /> Reading what is live
      </p>
    );
  }
  const open = query.get('cell') ?? undefined;
  const select = (cell: string | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (cell === undefined) next.delete('cell');
      else next.set('cell', cell);
      return next;
    });
  const [remote = '', merchant = ''] = open?.split(' ') ?? [];
  const place = open === undefined ? undefined : tableOf(matrix, NO_FILTERS).place(remote, merchant);
  const close = () => {
    select(undefined);
    // Back to where one was in the grid, once it is drawn.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus(),
    );
  };
  const isEmpty = table.remotes.length === 0 || table.merchants.length === 0;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <VisuallyHidden>What is live</VisuallyHidden>
      </h1>
      <FilterBar
        filters={filters}
        onChange={change}
        found={`${count(table.remotes.length, 'remote')}, ${count(table.merchants.length, 'merchant')}`}
      />
      <div className={styles.beside}>
        {isEmpty ? (
          <EmptyState
            title="Nothing is found"
            body="No remote of any merchant has all that is searched for."
            picture="search"
          />
        ) : (
          <Grid
            table={table}
            selected={open}
            now={Date.parse(matrix.at)}
            onSelect={(...cell) => select(cell.join(' '))}
          />
        )}
        {place?.cell && (
          <CellPanel
            key={open}
            place={place}
            cell={place.cell}
            number={matrix.merchants.find(({ code }) => code === merchant)?.number ?? 0}
            rules={matrix.rules.number}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}

const NO_FILTERS = { remote: '', release: '', merchant: '', by: '' };

function count(number: number, word: string): string {
  return `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
}
