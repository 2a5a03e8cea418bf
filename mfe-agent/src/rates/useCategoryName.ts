import type { GameType } from '@site/contracts/areas/games';
import { useTexts } from '../useTexts';

/** Gives the name of a category. */
export function useCategoryName(): (category: GameType) => string {
  const { t } = useTexts();
  // @texts rebates.category.* — the contract says which
  return (category) => t(`rebates.category.${category}`);
}
