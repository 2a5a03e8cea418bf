import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './FiguresLoading.module.css';
import people from './PersonCard.module.css';

const ROWS = ['46%', '38%', '52%', '44%'];

/**
 * The room of figures while they are on their way.
 *
 * @param chart The height of what stands above the cards, in px.
 */
export function FiguresLoading({ chart }: { chart: number }) {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('figures.loading')} className={styles.room}>
      <Skeleton shape="card" height={`${chart}px`} />
      <Skeleton width="110px" height="16px" className={styles.title} />
      <div className={people.people}>
        {ROWS.map((width) => (
          <div key={width} className={people.card}>
            <div className={people.top}>
              <Skeleton shape="circle" width="40px" height="40px" />
              <div className={styles.name}>
                <Skeleton width={width} />
              </div>
              <Skeleton width="84px" height="15px" />
            </div>
            <div className={people.figures}>
              {[0, 1, 2].map((column) => (
                <div key={column} className={styles.figure}>
                  <Skeleton width="70%" height="10px" />
                  <Skeleton width="90%" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
