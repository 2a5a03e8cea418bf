import type { DayRange } from '@site/contracts/values/days';
import type { RecordState } from './recordState';

/** What every list of the page gets. */
export interface TabProps {
  days: DayRange;
  today: string;
  onChange: (changes: Partial<RecordState>) => void;
}
