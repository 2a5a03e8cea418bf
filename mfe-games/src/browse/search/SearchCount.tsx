import { formatNumber } from '@site/i18n';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../../useTexts';
import type { SearchFound } from './queries';

/** Tells screen readers what was found, without a word while the response is on its way. */
export function SearchCount({ found }: { found: SearchFound | undefined }) {
  const { t } = useTexts();
  const say = () => {
    if (!found) return '';
    const { games, providers, categories, nearest, more } = found.answer;
    const places = providers.length + categories.length;
    if (nearest || games.length + places === 0) return t('gameSearch.nothing', { text: found.text });
    const shown = formatNumber(games.length);
    const counted = more
      ? t('gameSearch.countMore', { shown })
      : t('list.count', { count: games.length, shown });
    const lists = t('gameSearch.countPlaces', { count: places, shown: formatNumber(places) });
    return places > 0 ? `${counted}, ${lists}` : counted;
  };
  return (
    <VisuallyHidden>
      <span role="status">{say()}</span>
    </VisuallyHidden>
  );
}
