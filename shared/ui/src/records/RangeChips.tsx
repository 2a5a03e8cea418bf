import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { Chip, ChipRow } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { lazySheet } from '@site/ui/lazyPart';
import { useSheet } from '@site/ui/useSheet';
import { CalendarDays } from 'lucide-react';
import { monthText, rangeText } from './dayText';
import { daysOf, PRESET_NAMES, type Range } from './range';
import { useRecordTexts } from './useRecordTexts';

const RangeSheet = lazySheet(() => import('./RangeSheet'));

export interface RangeChipsProps {
  range: Range;
  today: string;
  onChange: (range: Range) => void;
  /** Offers the present month as well, until today. */
  withMonth?: boolean;
}

/** The usual ranges one tap away, and any other by its two days. */
export function RangeChips({ range, today, onChange, withMonth = false }: RangeChipsProps) {
  const { t } = useRecordTexts();
  const language = useLanguage();
  const sheet = useSheet();
  const month = monthOf(today);
  const isMonth = withMonth && isSame(range, month);
  const custom = typeof range === 'object' && !isMonth;
  return (
    <>
      <ChipRow
        label={t('range.label')}
        chosen={typeof range === 'string' ? range : isMonth ? 'month' : 'custom'}
      >
        {PRESET_NAMES.map((preset) => (
          <Chip key={preset} selected={range === preset} onClick={() => onChange(preset)}>
            {t(`range.${preset}`)}
          </Chip>
        ))}
        {withMonth && (
          <Chip selected={isMonth} onClick={() => onChange(month)}>
            {monthText(today, language)}
          </Chip>
        )}
        <Chip
          selected={custom}
          aria-haspopup="dialog"
          icon={<Icon of={CalendarDays} size={16} />}
          onClick={sheet.show}
        >
          {custom ? rangeText(range, language, today) : t('range.custom')}
        </Chip>
      </ChipRow>
      {sheet.opening > 0 && (
        // A new sheet for each opening, so that it starts from what is applied.
        <RangeSheet
          key={sheet.opening}
          open={sheet.open}
          days={daysOf(range, today)}
          today={today}
          onClose={sheet.close}
          onApply={(days) => {
            sheet.close();
            onChange(days);
          }}
        />
      )}
    </>
  );
}

/** The days of the present month so far. */
const monthOf = (today: string): DayRange => ({
  startDate: `${today.slice(0, 'YYYY-MM-'.length)}01`,
  endDate: today,
});

const isSame = (range: Range, { startDate, endDate }: DayRange): boolean =>
  typeof range === 'object' && range.startDate === startDate && range.endDate === endDate;
