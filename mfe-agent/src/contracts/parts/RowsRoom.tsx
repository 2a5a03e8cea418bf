import { Card } from '@site/ui/Card';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import styles from './Row.module.css';

const WIDTHS = ['38%', '30%'];

/** The room of a list while it is on its way. */
export function RowsRoom({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Card padded={false}>
        {WIDTHS.map((width) => (
          <div key={width} className={styles.row}>
            <span className={styles.words}>
              <Skeleton width={width} height="18px" />
              <Skeleton width="56%" />
            </span>
            <Skeleton width="72px" height="28px" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}
