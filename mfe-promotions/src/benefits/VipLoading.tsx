import { Card } from '@site/ui/Card';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import head from './LevelHead.module.css';
import styles from './VipLoading.module.css';
import page from './VipRoomPage.module.css';

const LEVELS = ['one', 'two', 'three', 'four', 'five'];
const LINES = ['44%', '36%', '40%', '32%', '38%', '34%', '36%'];

/** The room of the page while it is on its way. */
export function VipLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('vip.loading')}>
      <div className={page.page}>
        <Card>
          <div className={head.top}>
            <Skeleton shape="circle" width="76px" height="76px" />
            <div className={styles.words}>
              <Skeleton width="40%" />
              <Skeleton width="56%" height="24px" />
            </div>
          </div>
          <Skeleton height="6px" className={styles.meter} />
          <Skeleton width="70%" className={styles.figures} />
        </Card>
        <div className={page.section}>
          <div className={page.title}>
            <Skeleton width="30%" height="20px" />
          </div>
          <div className={styles.levels}>
            {LEVELS.map((level) => (
              <Skeleton key={level} shape="tile" width="78px" height="100px" className={styles.level} />
            ))}
          </div>
          <Card padded={false} className={page.compare}>
            {LINES.map((width, line) => (
              <div key={`${width}${line}`} className={styles.line}>
                <Skeleton width={width} />
                <Skeleton width="20%" />
              </div>
            ))}
          </Card>
        </div>
      </div>
    </LoadingRegion>
  );
}
