import { Chip, ChipRow } from '@site/ui/Chip';

interface CategoryChipsProps {
  /** What is chosen from, for readers. */
  label: string;
  /** The word for no choice. */
  all: string;
  categories: readonly { readonly id: string; readonly name: string }[];
  /** `undefined`: all. */
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** Of which category something is shown. */
export function CategoryChips({ label, all, categories, chosen, onChoose }: CategoryChipsProps) {
  return (
    <ChipRow label={label} chosen={chosen} sticky>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {all}
      </Chip>
      {categories.map(({ id, name }) => (
        <Chip key={id} selected={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
