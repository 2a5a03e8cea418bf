import { Card } from '@site/ui/Card';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../../useTexts';
import styles from './CentreSkeleton.module.css';

/** Rows of the two groups. */
const GROUPS = [5, 4] as const;

/** The room of the rows while they are on their way. */
export function CentreSkeleton() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('security.loading')} className={styles.page}>
      <Skeleton width="86%" height="14px" />
      {GROUPS.map((rows) => (
        <Card key={rows} padded={false} className={styles.group}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton width="40px" height="40px" shape="box" />
              <div className={styles.words}>
                <Skeleton width="46%" height="14px" />
                <Skeleton width="32%" />
              </div>
            </div>
          ))}
        </Card>
      ))}
    </LoadingRegion>
  );
}
