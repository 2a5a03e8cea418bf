import { LoadingRegion } from '@site/ui/Skeleton';
import { Spinner } from '@site/ui/Spinner';
import type { ReactNode } from 'react';
import styles from './Frame.module.css';

/** The room of a game that is on its way; what stands in it comes below the sign of waiting. */
export function Waiting({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <LoadingRegion label={words}>
        <div className={styles.opening}>
          <Spinner size={18} />
          <p>{words}</p>
        </div>
      </LoadingRegion>
      {children}
    </div>
  );
}
