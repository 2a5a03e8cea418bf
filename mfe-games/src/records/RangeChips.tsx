import { useLanguage } from '@site/i18n';
import { Chip, ChipRow } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { lazySheet } from '@site/ui/lazyPart';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { rangeText } from './dayText';
import { daysOf, PRESET_NAMES, type RecordState } from './recordState';

const RangeSheet = lazySheet(() => import('./RangeSheet'));

interface RangeChipsProps {
  range: RecordState['range'];
  today: string;
  onChange: (range: RecordState['range']) => void;
}

/** The usual ranges one tap away, and any other by its two days. */
export function RangeChips({ range, today, onChange }: RangeChipsProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const [sheet, setSheet] = useState({ open: false, openings: 0 });
  const close = () => setSheet((now) => ({ ...now, open: false }));
  const custom = typeof range === 'object';
  return (
    <>
      <ChipRow label={t('records.range.label')} chosen={custom ? 'custom' : range}>
        {PRESET_NAMES.map((preset) => (
          <Chip key={preset} selected={range === preset} onClick={() => onChange(preset)}>
            {t(`records.range.${preset}`)}
          </Chip>
        ))}
        <Chip
          selected={custom}
          aria-haspopup="dialog"
          icon={<Icon of={CalendarDays} size={16} />}
          onClick={() => setSheet(({ openings }) => ({ open: true, openings: openings + 1 }))}
        >
          {custom ? rangeText(range, language, today) : t('records.range.custom')}
        </Chip>
      </ChipRow>
      {sheet.openings > 0 && (
        // A new sheet for each opening, so that it starts from what is applied.
        <RangeSheet
          key={sheet.openings}
          open={sheet.open}
          days={daysOf(range, today)}
          today={today}
          onClose={close}
          onApply={(days) => {
            close();
            onChange(days);
          }}
        />
      )}
    </>
  );
}
