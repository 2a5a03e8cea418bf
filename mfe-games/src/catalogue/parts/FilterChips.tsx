import { Chip } from '@site/ui/Chip';
import { useTexts } from '../../useTexts';
import styles from './FilterChips.module.css';

/** Something that narrows a list. */
export interface AppliedFilter {
  /** In words. */
  readonly name: string;
  readonly remove: () => void;
}

/** What narrows a list, each to be taken away. */
export function FilterChips({ filters }: { filters: readonly AppliedFilter[] }) {
  const { t } = useTexts();
  return filters.map(({ name, remove }) => (
    <Chip
      key={name}
      removable
      aria-label={t('filter.remove', { name })}
      className={styles.chip}
      onClick={remove}
    >
      {name}
    </Chip>
  ));
}
