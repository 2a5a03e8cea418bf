import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import styles from './PointsMallPage.module.css';
import ware from './Ware.module.css';

const CHIP_WIDTHS = ['46px', '86px', '132px', '66px'];
const WARES = ['72%', '58%', '64%', '76%', '52%', '68%'];

/** The room of the page while it is on its way. */
export function MallLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('mall.loading')}>
      <div className={styles.head}>
        <div className={styles.have}>
          <Skeleton width="40%" />
          <Skeleton width="52%" height="30px" />
        </div>
      </div>
      <div className={styles.chips}>
        {CHIP_WIDTHS.map((width) => (
          <Skeleton key={width} shape="box" width={width} height="var(--c-chip-h)" className={styles.chip} />
        ))}
      </div>
      <WaresRoom />
    </LoadingRegion>
  );
}

/** The room of goods alone, of another category. */
export function GoodsLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('mall.loading')}>
      <WaresRoom />
    </LoadingRegion>
  );
}

function WaresRoom() {
  return (
    <div className={styles.wares}>
      {WARES.map((width) => (
        <div key={width} className={ware.ware}>
          <Skeleton shape="box" ratio="1" className={ware.room} />
          <div className={ware.copy}>
            <Skeleton width={width} height="16px" />
            <Skeleton width="40%" />
            <Skeleton width="56%" height="18px" />
          </div>
        </div>
      ))}
    </div>
  );
}
