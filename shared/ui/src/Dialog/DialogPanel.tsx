import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useAfterMount } from '../internal/useAfterMount';
import styles from './Dialog.module.css';
import type { DialogProps } from './DialogProps';

/** The dialog itself: focus stays in it and returns when it closes. */
export function DialogPanel({
  open,
  onClose,
  title,
  children,
  actions,
  required = false,
  unasked = false,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={useAfterMount(open)}
      disablePointerDismissal={required}
      onOpenChange={(next) => next || onClose()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={styles.dialog}
            role={required ? 'alertdialog' : 'dialog'}
            initialFocus={unasked ? popup : true}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children === undefined ? null : (
              <Base.Description className={styles.body} render={<div />}>
                {children}
              </Base.Description>
            )}
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
