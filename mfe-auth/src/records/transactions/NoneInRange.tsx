import { Button } from '@site/ui/Button';
import { NoRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { NO_FILTERS, type RecordState, type RecordTab } from './recordState';

interface NoneInRangeProps {
  tab: RecordTab;
  /** Something besides days narrows the list. */
  filtered: boolean;
  onChange: (changes: Partial<RecordState>) => void;
}

/** Nothing in these days: without the filters, or further back, there may be something. */
export function NoneInRange({ tab, filtered, onChange }: NoneInRangeProps) {
  const { t } = useTexts();
  return (
    <NoRecords
      title={t(`records.none.${tab}`)}
      body={t('records.none.body')}
      action={
        <Button variant="quiet" onClick={() => onChange({ range: '30days' })}>
          {t('records.none.further')}
        </Button>
      }
      onClear={filtered ? () => onChange(NO_FILTERS) : undefined}
    />
  );
}
