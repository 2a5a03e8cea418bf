import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Chip, ChipRow } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { Search } from 'lucide-react';
import { CategoryIcon } from '../../catalogue/parts/CategoryIcon';
import { VendorChips } from '../../catalogue/parts/VendorChips';
import { gameListPath } from '../../catalogue/paths';
import type { VendorCategory } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import { VipService } from './VipService';

export interface VendorBarProps {
  category: VendorCategory;
  hasHot: boolean;
  vendor: string | undefined;
  /** `undefined`: hot games and the whole category again. */
  onVendor: (vendor: string | undefined) => void;
}

/**
 * The way to the search over all games, All, Hot while there are hot games, Favourites, and the providers, on one
 * line under the header (GA-008 to GA-012). The VIP service stands before the providers (GA-007).
 */
export function VendorBar({ category, hasHot, vendor, onVendor }: VendorBarProps) {
  const { t } = useTexts();
  return (
    <ChipRow label={t('entrance.vendors')} sticky chosen={vendor}>
      <Chip icon={<Icon of={Search} size={16} />} render={<Link to={PATHS.search} />}>
        {t('gameSearch.open')}
      </Chip>
      <Chip render={<Link to={gameListPath({ type: category.type })} />}>{t('filter.all')}</Chip>
      {hasHot && (
        <Chip
          selected={vendor === undefined}
          icon={<CategoryIcon of="HOT" size={16} />}
          onClick={() => onVendor(undefined)}
        >
          {t('category.HOT')}
        </Chip>
      )}
      <Chip
        icon={<CategoryIcon of="FAV" size={16} />}
        render={<Link to={gameListPath({ type: category.type, tab: 'favourites' })} />}
      >
        {t('category.FAV')}
      </Chip>
      <VipService />
      <VendorChips
        vendors={category.vendors}
        chosen={vendor}
        // A second press on a provider leaves it, also where there is no Hot to go back to.
        onChoose={(code) => onVendor(vendor === code ? undefined : code)}
      />
    </ChipRow>
  );
}
