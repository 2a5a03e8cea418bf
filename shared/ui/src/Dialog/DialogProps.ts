import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Asked by Esc and, unless `required`, by a press outside. */
  onClose: () => void;
  /** Its name: words, or `VisuallyHidden` words where the content has a title of its own. */
  title: ReactNode;
  /** One or two sentences. */
  children?: ReactNode;
  /** One or two `Button`s, Cancel left, action right. */
  actions?: ReactNode;
  /** An answer is needed: only the actions and Esc close it, and it is an `alertdialog`. */
  required?: boolean;
  /** It opens by itself: focus goes to the dialog as a whole, so that no key meant for the page presses its first control. */
  unasked?: boolean;
}
