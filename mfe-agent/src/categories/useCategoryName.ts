import type { GameType } from '@site/contracts/areas/games';
import { useTexts } from '../useTexts';

/** The names of the categories of games. */
export function useCategoryName(): (category: GameType) => string {
  const { t } = useTexts();
  // @texts categories.* — the contract says which
  return (category) => t(`categories.${category}`);
}
