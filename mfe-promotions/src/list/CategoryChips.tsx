import type { PromotionCategory } from '@site/contracts/areas/messages';
import { Chip, ChipRow } from '@site/ui/Chip';
import { useTexts } from '../useTexts';

interface CategoryChipsProps {
  categories: readonly PromotionCategory[];
  /** `undefined`: all. */
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** Which promotions to show. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const { t } = useTexts();
  return (
    <ChipRow label={t('categories.label')} chosen={chosen} sticky>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('categories.all')}
      </Chip>
      {categories.map(({ id, name }) => (
        <Chip key={id} selected={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
