import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import styles from './FormSkeleton.module.css';

/** As many as most merchants ask for. */
const FIELDS = 4;

/** The place of a form whose fields are not known yet. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      {Array.from({ length: FIELDS }, (_, index) => (
        <div key={index} className={styles.field}>
          <Skeleton width="38%" />
          <Skeleton shape="box" height="var(--c-field-h)" />
        </div>
      ))}
    </LoadingRegion>
  );
}
