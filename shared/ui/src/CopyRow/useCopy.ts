// By its public name: there is one toast in the page.
import { toast } from '@site/ui/Toast';
import { useUiLabel } from '@site/ui/useUiLabel';
import type { RefObject } from 'react';

/**
 * Copies a text that is shown, at a press, and says so.
 *
 * @param shown What shows the text: selected where it may not be copied, so that the phone's own way is one press away.
 * @returns Takes the text, and what is said once it is copied.
 */
export function useCopy(shown: RefObject<HTMLElement | null>) {
  const t = useUiLabel();
  return async (text: string, copied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      // An old browser, or one that was told not to.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      toast.error(t('notCopied'));
    }
  };
}
