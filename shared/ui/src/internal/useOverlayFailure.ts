// By its public name: the store must be the page's own, also when a remote brings this file along.
import { toast } from '@site/ui/Toast';
import { useUiLabel } from '@site/ui/useUiLabel';

/** What to do when an overlay cannot be fetched: say so, and be closed again, so that a second tap tries again. */
export function useOverlayFailure(onClose: () => void): () => void {
  const t = useUiLabel();
  return () => {
    toast.error(t('didNotOpen'));
    onClose();
  };
}
