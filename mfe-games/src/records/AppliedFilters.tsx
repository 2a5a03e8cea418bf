import { Chip } from '@site/ui/Chip';
import { useTexts } from '../useTexts';
import styles from './AppliedFilters.module.css';

interface AppliedFiltersProps {
  /** What narrows the list, in words. */
  filters: readonly { readonly name: string; readonly remove: () => void }[];
}

/** What narrows the list, each to be taken away. */
export function AppliedFilters({ filters }: AppliedFiltersProps) {
  const { t } = useTexts();
  if (filters.length === 0) return null;
  return (
    <div className={styles.row}>
      {filters.map(({ name, remove }) => (
        <Chip
          key={name}
          removable
          aria-label={t('filter.remove', { name })}
          className={styles.chip}
          onClick={remove}
        >
          {name}
        </Chip>
      ))}
    </div>
  );
}
