import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import card from './PromotionCard.module.css';
import styles from './PromotionListPage.module.css';

const CHIP_WIDTHS = ['52px', '116px', '76px', '72px'];
const TITLE_WIDTHS = ['48%', '62%', '54%'];

/** The room of the list while it is on its way. */
export function PromotionsLoading() {
  return (
    <LoadingRegion>
      <div className={styles.chips}>
        {CHIP_WIDTHS.map((width) => (
          <Skeleton key={width} shape="box" width={width} height="var(--c-chip-h)" className={styles.chip} />
        ))}
      </div>
      <div className={styles.list}>
        {TITLE_WIDTHS.map((width) => (
          <div key={width} className={card.card}>
            <Skeleton shape="box" ratio="var(--c-promo-ratio)" className={card.picture} />
            <div className={card.room}>
              <Skeleton width={width} height="16px" />
              <Skeleton width="44%" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
