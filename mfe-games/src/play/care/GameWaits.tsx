import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import styles from '../frame/Frame.module.css';

/** A launch was refused for the reality check: what was pressed before the answer is not pressed again by itself. */
export function GameWaits({ onOpen, onLeave }: { onOpen: () => void; onLeave: () => void }) {
  const { t } = useTexts();
  return (
    <div className={styles.state}>
      <EmptyState
        title={t('care.waits')}
        action={
          <div className={styles.ways}>
            <Button variant="quiet" onClick={onLeave}>
              {t('play.leave')}
            </Button>
            <Button variant="quiet" onClick={onOpen}>
              {t('play.outside.action')}
            </Button>
          </div>
        }
      />
    </div>
  );
}
