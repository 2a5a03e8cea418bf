import { useCustomerService } from '@site/api';
import { PAGE_SIZE } from '@site/contracts/areas/games';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useCatalogue } from '../../catalogue/endlessGames';
import { useHotGames } from '../../catalogue/queries';
import { useRecentlyPlayed } from '../../catalogue/useRecentlyPlayed';
import { useTexts } from '../../useTexts';
import { TilesSkeleton } from '../tiles/TilesSkeleton';
import styles from './EntranceLoading.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];
const CHIP_WIDTHS = ['52px', '76px', '112px', '124px'];

/** The room of the entrance while its categories are on their way. */
export function EntranceLoading() {
  const { t } = useTexts();
  // What the entrance will nearly always need next is fetched beside the categories.
  useHotGames();
  useCatalogue({ type: 'RNG' }, PAGE_SIZE.entranceCategory);
  useRecentlyPlayed();
  useCustomerService();
  return (
    <section aria-busy="true" className={styles.room}>
      <LoadingRegion label={t('list.loading')}>
        <div className={styles.categories}>
          {PLACES.map((place) => (
            <div key={place} className={styles.category}>
              <Skeleton shape="tile" width="var(--c-cat-box)" height="var(--c-cat-box)" />
              <Skeleton width="40px" height="10px" />
            </div>
          ))}
        </div>
        <div className={styles.chips}>
          {CHIP_WIDTHS.map((width) => (
            <Skeleton key={width} shape="box" width={width} height="var(--c-chip-h)" />
          ))}
        </div>
        <div className={styles.title}>
          <Skeleton width="132px" height="18px" />
        </div>
      </LoadingRegion>
      <TilesSkeleton count={3} layout="strip" />
    </section>
  );
}
