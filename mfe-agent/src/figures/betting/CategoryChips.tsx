import { GameType } from '@site/contracts/areas/games';
import { Chip, ChipRow } from '@site/ui/Chip';
import { useCategoryName } from '../../categories/useCategoryName';
import { useTexts } from '../../useTexts';
import type { Figures } from '../useFigures';

/** One category of games, or all of them. */
export function CategoryChips({ figures: { category, change } }: { figures: Figures }) {
  const { t } = useTexts();
  const name = useCategoryName();
  return (
    <ChipRow label={t('figures.categories')} chosen={category}>
      <Chip selected={category === undefined} onClick={() => change({ category: undefined })}>
        {t('figures.all')}
      </Chip>
      {GameType.options.map((each) => (
        <Chip key={each} selected={category === each} onClick={() => change({ category: each })}>
          {name(each)}
        </Chip>
      ))}
    </ChipRow>
  );
}
