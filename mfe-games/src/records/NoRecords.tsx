import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { gameListPath } from '../games/paths';
import { useTexts } from '../useTexts';

interface NoRecordsProps {
  /** Takes the filters away, where there are any. */
  onClear?: () => void;
}

/** Nothing in these days: the way out of the filters, or to a game. */
export function NoRecords({ onClear }: NoRecordsProps) {
  const { t } = useTexts();
  if (onClear) {
    return (
      <EmptyState
        title={t('records.noMatch.title')}
        body={t('records.noMatch.body')}
        action={
          <Button variant="quiet" onClick={onClear}>
            {t('records.noMatch.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('records.empty.title')}
      body={t('records.empty.body')}
      action={
        <Button variant="quiet" render={<Link to={gameListPath({ type: 'RNG' })} />}>
          {t('records.empty.browse')}
        </Button>
      }
    />
  );
}
