import { useHotGames } from '../../catalogue/queries';
import { belongsTo, type VendorCategory } from '../../catalogue/vendorCategories';
import { CategorySection } from './CategorySection';
import { HotStrip } from './HotStrip';
import { LeadingStrips } from './LeadingStrips';
import { VendorBar } from './VendorBar';
import { VendorSection } from './VendorSection';

export interface VendorPanelProps {
  tab: 'HOT' | VendorCategory['type'];
  /** The tab's category; under Hot the one that is shown below the hot games. */
  category: VendorCategory;
  vendor: string | undefined;
  onVendor: (vendor: string | undefined) => void;
}

/** A category: its providers, its hot games and its first games, or the games of one provider. */
export function VendorPanel({ tab, category, vendor: asked, onVendor }: VendorPanelProps) {
  const hot = useHotGames();
  // Hot games come for all categories and are parted here (GA-041).
  const hotGames = tab === 'HOT' ? hot.data : hot.data?.filter((game) => belongsTo(game, category));
  const vendor = category.vendors.find(({ accountTypeName }) => accountTypeName === asked);

  return (
    <>
      <VendorBar
        category={category}
        hasHot={hotGames !== undefined && hotGames.length > 0}
        vendor={vendor?.accountTypeName}
        onVendor={onVendor}
      />
      {vendor ? (
        <VendorSection key={vendor.accountTypeName} category={category} vendor={vendor} />
      ) : (
        <>
          {tab === 'HOT' ? (
            <LeadingStrips type={category.type} hot={hotGames} isLoading={hot.isPending} />
          ) : (
            <HotStrip tab={tab} type={category.type} games={hotGames} isLoading={hot.isPending} first />
          )}
          <CategorySection category={category} />
        </>
      )}
    </>
  );
}
