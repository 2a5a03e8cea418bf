import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import styles from './PromotionListPage.module.css';

const CHIP_WIDTHS = ['52px', '116px', '76px', '72px'];
const CARDS = ['first', 'second', 'third'];

/** The room of the list while it is on its way. */
export function PromotionsLoading() {
  return (
    <LoadingRegion>
      <div className={styles.chips}>
        {CHIP_WIDTHS.map((width) => (
          <Skeleton key={width} shape="box" width={width} height="var(--c-chip-h)" />
        ))}
      </div>
      <div className={styles.list}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" height="284px" />
        ))}
      </div>
    </LoadingRegion>
  );
}
