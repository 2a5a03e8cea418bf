import { PAGE_SIZE } from '@site/contracts/areas/games';
import { useEffect } from 'react';
import { type EndlessGames, useCatalogue } from '../../catalogue/endlessGames';
import { belongsTo, type VendorCategory } from '../../catalogue/vendorCategories';

/**
 * The first 24 games of a category, or of one provider in it (GA-029). Sports, e-sports and cockfight come in
 * one list, so a page may hold few of the wanted ones: further pages are fetched until there are enough.
 */
export function useSectionGames(category: VendorCategory, vendor?: string): EndlessGames {
  const list = useCatalogue({ type: category.type, vendor }, PAGE_SIZE.entranceCategory);
  const own = list.games?.filter((game) => belongsTo(game, category));
  const tooFew = own !== undefined && own.length < PAGE_SIZE.entranceCategory && list.hasMore;
  const fill = tooFew && !list.isLoadingMore && !list.moreFailed;
  const { loadMore } = list;
  useEffect(() => {
    if (fill) loadMore();
  }, [fill]);
  const isFilling = own?.length === 0 && tooFew && !list.moreFailed;
  return { ...list, games: isFilling ? undefined : own?.slice(0, PAGE_SIZE.entranceCategory) };
}
