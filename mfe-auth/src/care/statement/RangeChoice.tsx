import { Chip, ChipRow } from '@site/ui/Chip';
import { useTexts } from '../../useTexts';
import { PRESETS, type StatementPreset } from './range';

interface RangeChoiceProps {
  preset: StatementPreset;
  onChange: (preset: StatementPreset) => void;
}

/** The ranges of a statement, one press away. */
export function RangeChoice({ preset, onChange }: RangeChoiceProps) {
  const { t } = useTexts();
  return (
    <ChipRow label={t('statement.range.label')} chosen={preset}>
      {PRESETS.map((each) => (
        // @texts statement.range.* — the presets
        <Chip key={each} selected={each === preset} onClick={() => onChange(each)}>
          {t(`statement.range.${each}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
