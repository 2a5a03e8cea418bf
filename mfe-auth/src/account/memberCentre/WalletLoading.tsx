import { Card } from '@site/ui/Card';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './WalletLoading.module.css';

/** The room of the wallet while its figures are on their way. */
export function WalletLoading({ tone }: { tone: 'float' | 'raised' }) {
  const { t } = useTexts();
  return (
    <Card tone={tone}>
      <LoadingRegion label={t('memberCentre.walletLoading')}>
        <Skeleton width="84px" className={styles.label} />
        <Skeleton width="62%" className={styles.figures} />
        <Skeleton width="48%" className={styles.label} />
        <Skeleton shape="box" className={styles.ways} />
      </LoadingRegion>
    </Card>
  );
}
