import type { LotteryGame } from '@site/contracts/areas/lottery';
import { formatDateTime, useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Sheet } from '@site/ui/Sheet';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import { Balls } from './Balls';
import { useDrawsOf } from './queries';
import styles from './ResultsSheet.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export interface ResultsSheetProps {
  game: LotteryGame;
  open: boolean;
  onClose: () => void;
}

/** The newest draws of a lottery. */
export default function ResultsSheet({ game, open, onClose }: ResultsSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('lottery.resultsOf', { name: game.gameName })}>
      <Results game={game} />
    </Sheet>
  );
}

function Results({ game }: Pick<ResultsSheetProps, 'game'>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: draws, error, refetch, isFetching } = useDrawsOf(game);
  if (error && !draws)
    return (
      <ErrorState
        title={t('lottery.resultsFailed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!draws)
    return (
      <LoadingRegion className={styles.list}>
        {PLACES.map((place) => (
          <div key={place} className={styles.row}>
            <Skeleton width="120px" />
            <Skeleton width="132px" height="24px" />
          </div>
        ))}
      </LoadingRegion>
    );
  if (draws.length === 0)
    return <EmptyState title={t('lottery.noneDrawn')} body={t('lottery.noneDrawnBody')} heading="h3" />;
  return (
    <ol className={styles.list}>
      {draws.map(({ numero, openedAt, result }) => (
        <li key={numero} className={styles.row}>
          <span>
            <span className={styles.numero}>{t('lottery.draw', { numero })}</span>
            <time dateTime={openedAt} className={styles.at}>
              {formatDateTime(openedAt)}
            </time>
          </span>
          <Balls numbers={result} />
        </li>
      ))}
    </ol>
  );
}
