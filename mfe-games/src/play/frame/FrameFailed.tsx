import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import styles from './Frame.module.css';

export interface FrameFailedProps {
  title: string;
  /** Why. */
  body: string;
  /** Left out where a retry would end the same. */
  onRetry?: (() => void) | undefined;
  onLeave: () => void;
}

/** A game that did not open: why, and the two ways on. */
export function FrameFailed({ title, body, onRetry, onLeave }: FrameFailedProps) {
  const { t } = useTexts();
  return (
    <div className={styles.state} role="alert">
      <EmptyState
        picture="broken"
        title={title}
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
