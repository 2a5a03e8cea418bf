import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Asked by Esc and, unless `required`, by a press outside. */
  onClose: () => void;
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
  /** One or two `Button`s, Cancel left, action right. */
  actions?: ReactNode;
  /** An answer is needed: only the actions and Esc close it, and it is an `alertdialog`. */
  required?: boolean;
}

/** A question or a short notice in the middle of the page. Focus stays in it and returns when it closes. */
export function Dialog({ open, onClose, title, children, actions, required = false }: DialogProps) {
  return (
    <Base.Root open={open} disablePointerDismissal={required} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog} role={required ? 'alertdialog' : 'dialog'}>
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
