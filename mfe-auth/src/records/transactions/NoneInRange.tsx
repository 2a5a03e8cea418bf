import type { DayRange } from '@site/contracts/values/days';
import { Button } from '@site/ui/Button';
import { NoRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { furtherBack } from './furtherBack';
import { NO_FILTERS, type RecordState, type RecordTab } from './recordState';

interface NoneInRangeProps {
  tab: RecordTab;
  days: DayRange;
  today: string;
  /** Something besides days narrows the list. */
  filtered: boolean;
  onChange: (changes: Partial<RecordState>) => void;
}

/** Nothing in these days: without the filters, or further back, there may be something. */
export function NoneInRange({ tab, days, today, filtered, onChange }: NoneInRangeProps) {
  const { t } = useTexts();
  const further = furtherBack(days, today);
  return (
    <NoRecords
      title={t(`records.none.${tab}`)}
      body={t('records.none.body')}
      onClear={filtered ? () => onChange(NO_FILTERS) : undefined}
      {...(further && {
        action: (
          <Button variant="quiet" onClick={() => onChange({ range: further.range })}>
            {t('records.none.further', { days: further.length })}
          </Button>
        ),
      })}
    />
  );
}
