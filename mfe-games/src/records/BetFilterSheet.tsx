import type { Vendor } from '@site/contracts/areas/games';
import type { DayRange } from '@site/contracts/values/days';
import { formatNumber } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Chip } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { Sheet } from '@site/ui/Sheet';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { CategoryIcon } from '../catalogue/parts/CategoryIcon';
import { Choice } from '../catalogue/parts/Choice';
import { VendorChoice } from '../catalogue/parts/VendorChoice';
import { useVendorCategories } from '../catalogue/queries';
import type { VendorCategory } from '../catalogue/vendorCategories';
import { useTexts } from '../useTexts';
import { useBetCount } from './queries';
import { NO_FILTERS, type RecordState } from './recordState';

type Filters = Pick<RecordState, 'category' | 'vendor'>;

export interface BetFilterSheetProps {
  open: boolean;
  /** What is applied. */
  filters: Filters;
  days: DayRange;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** Category and provider, chosen here and applied together. */
export default function BetFilterSheet({ open, filters, days, onClose, onApply }: BetFilterSheetProps) {
  const { t } = useTexts();
  const [{ category, vendor }, choose] = useState(filters);
  const categories = useVendorCategories().data ?? [];
  const count = useBetCount({ days, category, vendor });
  // A provider that has nothing in the category would leave no bet.
  const chooseCategory = (next: Filters['category']) =>
    choose({ category: next, vendor: vendorsOf(categories, next).some(is(vendor)) ? vendor : undefined });

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('records.filter.title')}
      footer={
        <>
          <Button variant="quiet" onClick={() => choose(NO_FILTERS)}>
            {t('filter.reset')}
          </Button>
          <Button icon={<Icon of={Check} size={20} />} onClick={() => onApply({ category, vendor })}>
            {count === undefined
              ? t('records.filter.show')
              : t('records.filter.showCount', { count, shown: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <Choice legend={t('records.figure.category')}>
        <Chip selected={category === undefined} onClick={() => chooseCategory(undefined)}>
          {t('filter.all')}
        </Chip>
        {categories.map(({ type }) => (
          <Chip
            key={type}
            selected={category === type}
            icon={<CategoryIcon of={type} size={16} />}
            onClick={() => chooseCategory(type)}
          >
            {t(`category.${type}`)}
          </Chip>
        ))}
      </Choice>
      <VendorChoice
        vendors={vendorsOf(categories, category)}
        value={vendor}
        onChoose={(next) => choose({ category, vendor: next })}
      />
    </Sheet>
  );
}

const is =
  (code: string | undefined) =>
  ({ accountTypeName }: Vendor): boolean =>
    accountTypeName === code;

/** Providers of a category, or of all, each once. */
function vendorsOf(categories: readonly VendorCategory[], category: Filters['category']): Vendor[] {
  const listed = categories.filter(({ type }) => category === undefined || type === category);
  const vendors = listed.flatMap((each) => each.vendors);
  return [...new Map(vendors.map((vendor) => [vendor.accountTypeName, vendor])).values()];
}
