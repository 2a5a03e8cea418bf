import { formatNumber } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { useState } from 'react';
import { useGameCount } from '../../catalogue/queries';
import { useTexts } from '../../useTexts';
import { NO_FILTERS } from './AppliedFilters';
import { CategoryLinks } from './CategoryLinks';
import { BetChoice, CategoryVendorChoice, ClassChoice } from './FilterChoices';
import { hasBetFilters, type ListState } from './listState';

/** What the sheet chooses. */
export type Filters = Pick<ListState, 'vendor' | 'minBet' | 'classify'>;

export interface FilterSheetProps {
  open: boolean;
  state: ListState;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** Provider, minimum bet and kind, chosen here and applied together; and the way to other categories. */
export default function FilterSheet({ open, state, onClose, onApply }: FilterSheetProps) {
  const { t } = useTexts();
  const { vendor, minBet, classify } = state;
  const [filters, setFilters] = useState<Filters>({ vendor, minBet, classify });
  const catalogue = state.tab === 'all';
  const count = useGameCount({ ...state, ...filters }, catalogue);
  const choose = (changes: Partial<Filters>) => setFilters({ ...filters, ...changes });

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      footer={
        <>
          <Button variant="quiet" onClick={() => setFilters(NO_FILTERS)}>
            {t('filter.reset')}
          </Button>
          <Button onClick={() => onApply(filters)}>
            {count === undefined
              ? t('filter.show')
              : t('filter.showCount', { count, shown: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <CategoryVendorChoice
        type={state.type}
        value={filters.vendor}
        onChoose={(vendor) => choose({ vendor })}
      />
      {catalogue && hasBetFilters(state.type) && (
        <>
          <BetChoice value={filters.minBet} onChoose={(minBet) => choose({ minBet })} />
          <ClassChoice value={filters.classify} onChoose={(classify) => choose({ classify })} />
        </>
      )}
      <CategoryLinks current={state.type} onLeave={onClose} />
    </Sheet>
  );
}
