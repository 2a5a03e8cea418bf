import { Chip, ChipRow } from '@site/ui/Chip';
import { useTexts } from '../useTexts';

interface CategoryChipsProps {
  categories: readonly { readonly id: string; readonly name: string }[];
  /** `undefined`: all. */
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** Which goods to show; nothing where there is no choice. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const { t } = useTexts();
  if (categories.length < 2) return null;
  return (
    <ChipRow label={t('mall.categories.label')} chosen={chosen} sticky>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('mall.categories.all')}
      </Chip>
      {categories.map(({ id, name }) => (
        <Chip key={id} selected={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
