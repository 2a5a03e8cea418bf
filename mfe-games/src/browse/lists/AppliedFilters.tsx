import { useCurrencySymbol } from '@site/api';
import { formatNumber } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { type AppliedFilter, FilterChips } from '../../catalogue/parts/FilterChips';
import { useGameCount, useVendorCategories } from '../../catalogue/queries';
import { vendorName } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import styles from './AppliedFilters.module.css';
import type { ListState } from './listState';

export const NO_FILTERS = {
  vendor: undefined,
  minBet: undefined,
  minLine: undefined,
  classify: undefined,
} as const;

export interface AppliedFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** What narrows the list, each to be taken away, and how many games are left. */
export function AppliedFilters({ state, onChange }: AppliedFiltersProps) {
  const { t } = useTexts();
  const filters = useFilters(state, onChange);
  const narrowed = filters.length > 0 || state.name !== undefined;
  const count = useGameCount(state, narrowed && state.tab === 'all');
  if (!narrowed) return null;
  return (
    <div className={styles.row}>
      <FilterChips filters={filters} />
      <span role="status" className={styles.count}>
        {count === undefined ? '' : t('list.count', { count, shown: formatNumber(count) })}
      </span>
      <Button
        variant="text"
        size="small"
        className={styles.clear}
        onClick={() => onChange({ ...NO_FILTERS, name: undefined })}
      >
        {t('filter.clear')}
      </Button>
    </div>
  );
}

function useFilters(
  { tab, vendor, minBet, minLine, classify }: ListState,
  onChange: AppliedFiltersProps['onChange'],
): AppliedFilter[] {
  const { t } = useTexts();
  const categories = useVendorCategories().data ?? [];
  const symbol = useCurrencySymbol();
  // Bets and classes narrow the catalogue alone, so on other tabs they are not shown as if they did.
  const catalogue = tab === 'all';
  return [
    vendor && { key: 'vendor', name: vendorName(categories, vendor) },
    catalogue && minBet && { key: 'minBet', name: t('filter.betsFrom', { amount: `${symbol}${minBet}` }) },
    catalogue &&
      minLine && {
        key: 'minLine',
        name: t('filter.linesFrom', { count: minLine, shown: formatNumber(minLine) }),
      },
    catalogue && classify && { key: 'classify', name: t(`filter.class.${classify}`) },
  ]
    .filter((filter) => typeof filter === 'object')
    .map(({ key, name }) => ({ name, remove: () => onChange({ [key]: undefined }) }));
}
