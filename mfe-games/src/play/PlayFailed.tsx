import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../useTexts';
import styles from './GameFrame.module.css';

export interface PlayFailedProps {
  /** Why. */
  body: string;
  /** Left out where another try would end the same. */
  onRetry?: (() => void) | undefined;
  onLeave: () => void;
}

/** A game that did not open: why, and the two ways on. */
export function PlayFailed({ body, onRetry, onLeave }: PlayFailedProps) {
  const { t } = useTexts();
  return (
    <div className={styles.state} role="alert">
      <EmptyState
        picture="broken"
        title={t('play.failed.title')}
        body={body}
        action={
          <div className={styles.ways}>
            <Button variant="quiet" onClick={onLeave}>
              {t('play.leave')}
            </Button>
            {onRetry && <Button onClick={onRetry}>{t('play.again')}</Button>}
          </div>
        }
      />
    </div>
  );
}
