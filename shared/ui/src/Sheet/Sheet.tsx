import { lazyPart } from '../internal/lazyPart';
import { useOverlayFailure } from '../internal/useOverlayFailure';
import type { SheetProps } from './SheetProps';

const usePanel = lazyPart(() => import('./SheetPanel'));

/** A panel over the page, from the bottom or the right. */
export function Sheet(props: SheetProps) {
  const part = usePanel(props.open, useOverlayFailure(props.onClose));
  return part ? <part.SheetPanel {...props} /> : null;
}
