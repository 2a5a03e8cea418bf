import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { gameListPath } from '../catalogue/paths';
import { useTexts } from '../useTexts';

/** Where records come from. */
const SOURCES = { bets: gameListPath({ type: 'RNG' }), orders: PATHS.lotteryLobby } as const;

interface NoRecordsProps {
  of: keyof typeof SOURCES;
  /** Takes the filters away, where there are any. */
  onClear?: () => void;
}

/** Nothing in these days: the way out of the filters, or to where records come from. */
export function NoRecords({ of, onClear }: NoRecordsProps) {
  const { t } = useTexts();
  if (onClear) {
    return (
      <EmptyState
        title={t(`records.none.${of}.noMatch`)}
        body={t('records.none.change')}
        action={
          <Button variant="quiet" onClick={onClear}>
            {t('records.none.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`records.none.${of}.title`)}
      body={t(`records.none.${of}.body`)}
      action={
        <Button variant="quiet" render={<Link to={SOURCES[of]} />}>
          {t(`records.none.${of}.browse`)}
        </Button>
      }
    />
  );
}
