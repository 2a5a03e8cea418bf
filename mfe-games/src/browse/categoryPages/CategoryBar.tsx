import type { GameType } from '@site/contracts/areas/games';
import { Chip, ChipRow } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { Star } from 'lucide-react';
import { CategoryIcon } from '../../catalogue/parts/CategoryIcon';
import { VendorChips } from '../../catalogue/parts/VendorChips';
import type { ListTab } from '../../catalogue/paths';
import { useTexts } from '../../useTexts';
import { useCategoryVendors } from './useCategoryVendors';

export interface CategoryChoice {
  readonly tab: ListTab;
  readonly vendor: string | undefined;
}

export interface CategoryBarProps {
  category: GameType | 'HOT';
  tab: ListTab;
  vendor: string | undefined;
  onChoose: (choice: CategoryChoice) => void;
}

/** All, Hot while there are hot games, Favourites, and each provider (GA-011, GA-035). */
export function CategoryBar({ category, tab, vendor, onChoose }: CategoryBarProps) {
  const { t } = useTexts();
  const { vendors, hasHot } = useCategoryVendors(category);
  const inAll = vendor === undefined && tab !== 'hot' && tab !== 'favourites';
  const choose = (choice: Partial<CategoryChoice>) => () =>
    onChoose({ tab: 'all', vendor: undefined, ...choice });
  return (
    <ChipRow label={t('entrance.vendors')} chosen={vendor ?? tab}>
      <Chip selected={category === 'HOT' ? vendor === undefined : inAll} onClick={choose({})}>
        {t('filter.all')}
      </Chip>
      {category !== 'HOT' && (
        <>
          {hasHot && (
            <Chip
              selected={vendor === undefined && tab === 'hot'}
              icon={<CategoryIcon of="HOT" size={16} />}
              onClick={choose({ tab: 'hot' })}
            >
              {t('category.HOT')}
            </Chip>
          )}
          <Chip
            selected={vendor === undefined && tab === 'favourites'}
            icon={<Icon of={Star} size={16} />}
            onClick={choose({ tab: 'favourites' })}
          >
            {t('category.FAV')}
          </Chip>
        </>
      )}
      <VendorChips vendors={vendors} chosen={vendor} onChoose={(code) => choose({ vendor: code })()} />
    </ChipRow>
  );
}
