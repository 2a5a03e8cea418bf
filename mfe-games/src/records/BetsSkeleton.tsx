import { RecordsSkeleton } from '@site/ui/records';
import { useTexts } from '../useTexts';

/** The room of bets, or orders, while they are on their way. */
export function BetsSkeleton() {
  const { t } = useTexts();
  return <RecordsSkeleton label={t('records.loading')} />;
}
