import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import styles from './FormSkeleton.module.css';

/** As many as most merchants ask for when somebody registers. */
const FIELDS = 4;

/** The place of a form whose fields are not known yet. */
export function FormSkeleton({ fields = FIELDS }: { fields?: number }) {
  return (
    <LoadingRegion>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={styles.field}>
          <Skeleton width="38%" />
          <Skeleton shape="box" height="var(--c-field-h)" />
        </div>
      ))}
    </LoadingRegion>
  );
}
