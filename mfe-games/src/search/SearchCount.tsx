import type { GameSearchAnswer } from '@site/contracts/gameSearch';
import { formatNumber } from '@site/i18n';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../useTexts';

/** Tells screen readers what was found, without a word while the answer is on its way. */
export function SearchCount({ text, answer }: { text: string; answer: GameSearchAnswer | undefined }) {
  const { t } = useTexts();
  const say = () => {
    if (!answer) return '';
    const { games, providers, categories, nearest, more } = answer;
    const places = providers.length + categories.length;
    if (nearest || games.length + places === 0) return t('gameSearch.nothing', { text });
    const shown = formatNumber(games.length);
    const found = more
      ? t('gameSearch.countMore', { shown })
      : t('list.count', { count: games.length, shown });
    const lists = t('gameSearch.countPlaces', { count: places, shown: formatNumber(places) });
    return places > 0 ? `${found}, ${lists}` : found;
  };
  return (
    <VisuallyHidden>
      <span role="status">{say()}</span>
    </VisuallyHidden>
  );
}
