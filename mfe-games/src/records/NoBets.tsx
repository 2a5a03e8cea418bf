import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { NoRecords } from '@site/ui/records';
import { gameListPath } from '../catalogue/paths';
import { useTexts } from '../useTexts';

/** Where records come from. */
const SOURCES = { bets: gameListPath({ type: 'RNG' }), orders: PATHS.lotteryLobby } as const;

interface NoBetsProps {
  of: keyof typeof SOURCES;
  /** Takes the filters away, where there are any. */
  onClear?: () => void;
}

/** No bets, or no orders, in these days. */
export function NoBets({ of, onClear }: NoBetsProps) {
  const { t } = useTexts();
  return (
    <NoRecords
      title={t(onClear ? `records.none.${of}.noMatch` : `records.none.${of}.title`)}
      body={t(`records.none.${of}.body`)}
      action={
        <Button variant="quiet" render={<Link to={SOURCES[of]} />}>
          {t(`records.none.${of}.browse`)}
        </Button>
      }
      onClear={onClear}
    />
  );
}
