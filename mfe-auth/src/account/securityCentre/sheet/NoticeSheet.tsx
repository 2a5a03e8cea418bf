import { Button } from '@site/ui/Button';
import { Sheet, type SheetProps } from '@site/ui/Sheet';
import type { ReactNode } from 'react';
import { useTexts } from '../../../useTexts';
import styles from './Sheet.module.css';

interface NoticeSheetProps extends Pick<SheetProps, 'open' | 'onClose' | 'title' | 'children'> {
  /** The way on, where there is one: a `Button`. */
  action?: ReactNode;
}

/** A part that cannot be opened now: why, and what to do first. */
export function NoticeSheet({ open, onClose, title, children, action }: NoticeSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('security.close')}
          </Button>
          {action}
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.lead}>{children}</p>
      </div>
    </Sheet>
  );
}
