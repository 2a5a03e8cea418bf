import { useMerchant } from '@site/api';
// By its public name: what it says stands in the page's one place for toasts.
import { useCopy } from '@site/ui/CopyRow';
import type { RefObject } from 'react';

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface ShareWords {
  /** What is sent along with the link; the site's name is its title. */
  invitation: (site: string) => string;
  /** Said once the link is copied. */
  copied: string;
}

/**
 * Hands a link to the phone's share sheet, at a press; copies it where there is none, or where it fails.
 *
 * @param shown What shows the link.
 * @returns Takes the link.
 */
export function useShareLink(shown: RefObject<HTMLElement | null>, { invitation, copied }: ShareWords) {
  const { name: site } = useMerchant();
  const copy = useCopy(shown);
  return async (url: string): Promise<void> => {
    if (!('share' in navigator)) return copy(url, copied);
    try {
      await navigator.share({ title: site, text: invitation(site), url });
    } catch (error) {
      // Closing the sheet is a choice, and needs no word.
      if (!isGivenUp(error)) await copy(url, copied);
    }
  };
}
