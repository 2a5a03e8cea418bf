import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useAfterFirstRender } from '@site/ui/useAfterFirstRender';
import type { ReactNode } from 'react';
import type { ListedGames } from '../../catalogue/listedGames';
import { useTexts } from '../../useTexts';
import styles from './GameListing.module.css';
import { MoreGames } from './MoreGames';
import { TilesSkeleton } from './TilesSkeleton';
import { VirtualTiles } from './VirtualTiles';

/** Tiles of the first screen at 390 by 844. */
const FIRST_SCREEN = 9;

export interface GameListingProps {
  list: ListedGames;
  /** What the list is, for screen readers. */
  label: string;
  /** The first places show their rank. */
  ranked?: boolean;
  /** What stands in the place of a list without games. */
  empty: ReactNode;
}

/** A list in whichever state it is: loading, failed, empty, or games and their end. */
export function GameListing({ list, label, ranked = false, empty }: GameListingProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { count, error, hasMore } = list;
  const complete = useAfterFirstRender();

  if (error) {
    return <ErrorState title={t('list.failed')} body={errorText(error)} onRetry={list.retry} />;
  }
  // Nothing of this page belongs here, but a further one may: still loading, not empty.
  const searching = count === 0 && hasMore && !list.moreFailed;
  return (
    <div className={styles.results}>
      {count === undefined || searching ? (
        <TilesSkeleton count={FIRST_SCREEN} />
      ) : count === 0 ? (
        empty
      ) : (
        <VirtualTiles list={list} label={label} ranked={ranked} eager={FIRST_SCREEN} />
      )}
      {/* Below a list that is not drawn to its end the next page would seem to be wanted. */}
      {count !== undefined && complete && <MoreGames list={list} quiet={searching || count === 0} />}
    </div>
  );
}
