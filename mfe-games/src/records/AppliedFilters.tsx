import { type AppliedFilter, FilterChips } from '../catalogue/parts/FilterChips';
import styles from './AppliedFilters.module.css';

/** What narrows the records, on a line of its own; not there at all when nothing does. */
export function AppliedFilters({ filters }: { filters: readonly AppliedFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.row}>
      <FilterChips filters={filters} />
    </div>
  );
}
