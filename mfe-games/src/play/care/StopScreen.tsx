import { Button } from '@site/ui/Button';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import styles from './StopScreen.module.css';

export interface StopScreenProps {
  title: string;
  /** One or two sentences. */
  body: string;
  /** Figures below it. */
  children?: ReactNode;
  /** A quiet way to somewhere else than out. */
  action?: ReactNode;
  onLeave: () => void;
}

/** Stands where the game was: what happened, and the way out. There is none back into the game. */
export function StopScreen({ title, body, children, action, onLeave }: StopScreenProps) {
  const { t } = useTexts();
  return (
    <div className={styles.screen}>
      <div className={styles.card}>
        <div role="alert">
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.body}>{body}</p>
        </div>
        {children}
        <div className={styles.ways}>
          <Button block onClick={onLeave}>
            {t('care.leave')}
          </Button>
          {action}
        </div>
      </div>
    </div>
  );
}
