import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './Cashier.module.css';

const BLOCKS = ['84px', '84px', '64px', '132px'];

/** The room of a cashier screen while what it shows is on its way. */
export function CashierSkeleton() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('cashier.loading')}>
      <div className={styles.page}>
        {BLOCKS.map((height, index) => (
          <Skeleton key={index} shape="card" height={height} />
        ))}
      </div>
    </LoadingRegion>
  );
}
