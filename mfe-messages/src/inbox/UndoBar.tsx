import { IconButton } from '@site/ui/IconButton';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../useTexts';
import styles from './UndoBar.module.css';
import type { Inbox } from './useInbox';

interface UndoBarProps {
  inbox: Inbox;
  /** Its place is taken. */
  waits: boolean;
  /** It has been answered: the focus needs another place. */
  onGone: () => void;
}

/**
 * Says what was deleted, with the way back. It stays until it is answered, as nobody is to be hurried (decision 138), and
 * has the focus, as what was pressed is gone.
 */
export function UndoBar({ inbox, waits, onGone }: UndoBarProps) {
  const { t } = useTexts();
  const deleted = waits ? undefined : inbox.deleted;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (deleted) button.current?.focus({ preventScroll: true });
  }, [deleted]);
  return (
    <div className={styles.place}>
      {/* Always there, as only what changes in a live region is read out. */}
      <p role="status" className={deleted ? styles.words : undefined}>
        {deleted && t('inbox.deleted', { count: deleted.ids.length })}
      </p>
      {deleted && (
        <>
          <button
            ref={button}
            type="button"
            className={styles.undo}
            onClick={() => {
              void inbox.undo();
              onGone();
            }}
          >
            {t('inbox.undo')}
          </button>
          <IconButton
            icon={X}
            iconSize={18}
            label={t('inbox.dismiss')}
            onClick={() => {
              inbox.dismiss();
              onGone();
            }}
          />
        </>
      )}
    </div>
  );
}
