import type { ReactNode } from 'react';
import { lazyPart } from '../internal/lazyPart';
import { useOverlayFailure } from '../internal/useOverlayFailure';

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

const usePanel = lazyPart(() => import('./DialogPanel'));

/** A question or a short notice in the middle of the page. */
export function Dialog(props: DialogProps) {
  const part = usePanel(props.open, useOverlayFailure(props.onClose));
  return part ? <part.DialogPanel {...props} /> : null;
}
