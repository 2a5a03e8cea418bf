import { lazyPart } from '../internal/lazyPart';
import { useOverlayFailure } from '../internal/useOverlayFailure';
import type { DialogProps } from './DialogProps';

const usePanel = lazyPart(() => import('./DialogPanel'));

/** A question or a short notice in the middle of the page. */
export function Dialog(props: DialogProps) {
  const part = usePanel(props.open, useOverlayFailure(props.onClose));
  return part ? <part.DialogPanel {...props} /> : null;
}
