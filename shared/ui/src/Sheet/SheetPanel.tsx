import { Drawer } from '@base-ui/react/drawer';
import { useUiLabel } from '@site/ui/useUiLabel';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { useAfterMount } from '../internal/useAfterMount';
import { useOpener } from '../internal/useOpener';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Sheet.module.css';
import type { SheetProps } from './SheetProps';

/** The sheet itself: focus stays in it and returns when it closes. */
export function SheetPanel({ open, onClose, title, side = 'bottom', header, footer, children }: SheetProps) {
  const t = useUiLabel();
  const opener = useOpener(open);
  return (
    <Drawer.Root
      open={useAfterMount(open)}
      onOpenChange={(next) => next || onClose()}
      swipeDirection={side === 'bottom' ? 'down' : 'right'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={cx(styles.sheet, styles[side])} finalFocus={opener}>
            <div className={styles.head}>
              <Drawer.Title className={header === undefined ? styles.title : styles.slot}>
                {header === undefined ? title : <VisuallyHidden>{title}</VisuallyHidden>}
              </Drawer.Title>
              {header}
              <Drawer.Close render={<IconButton icon={X} label={t('close')} />} />
            </div>
            <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
