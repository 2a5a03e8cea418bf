import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { useUiLabel } from '../internal/useUiLabel';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Sheet.module.css';

export interface SheetProps {
  open: boolean;
  /** Asked by the cross, Esc and a press outside. */
  onClose: () => void;
  title: string;
  /** `bottom` rises from the foot, `right` is the 316-pixel drawer. */
  side?: 'bottom' | 'right';
  /** In the place of the title line, beside the cross: the side menu's avatar and name. The title is then read out only. */
  header?: ReactNode;
  /** Stays at the foot: Reset and a counted action, for instance. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel over the page, from the bottom or the right. Focus stays in it and returns when it closes. */
export function Sheet({ open, onClose, title, side = 'bottom', header, footer, children }: SheetProps) {
  const text = useUiLabel();
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={cx(styles.sheet, styles[side])}>
            <div className={styles.head}>
              <Base.Title className={header === undefined ? styles.title : styles.slot}>
                {header === undefined ? title : <VisuallyHidden>{title}</VisuallyHidden>}
              </Base.Title>
              {header}
              <Base.Close render={<IconButton icon={X} label={text('close')} />} />
            </div>
            <div className={styles.body}>{children}</div>
            {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
