import { LoadingRegion } from '@site/ui/Skeleton';
import { Spinner } from '@site/ui/Spinner';
import type { ReactNode } from 'react';
import { useTexts } from '../useTexts';
import styles from './GameFrame.module.css';

/** The room of a game that is on its way; what stands in it comes below the sign of waiting. */
export function Waiting({ children }: { children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={styles.waiting}>
      <LoadingRegion label={t('launch.opening')}>
        <div className={styles.opening}>
          <Spinner size={18} />
          <p>{t('launch.opening')}</p>
        </div>
      </LoadingRegion>
      {children}
    </div>
  );
}
