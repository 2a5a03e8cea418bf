import { useMerchant } from '@site/api';
import { useCopy } from '@site/ui/CopyRow';
import type { RefObject } from 'react';
import { useTexts } from '../../useTexts';

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Copies a link, or hands it to the phone's share sheet at a press; without such a sheet it is copied too.
 *
 * @param shown What shows the link.
 */
export function useShareLink(shown: RefObject<HTMLElement | null>) {
  const { t } = useTexts();
  const { name: site } = useMerchant();
  const copyText = useCopy(shown);
  const copy = (url: string) => copyText(url, t('accounts.link.copied'));
  const share = async (url: string): Promise<void> => {
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: site, text: t('accounts.link.invitation', { site }), url });
    } catch (error) {
      // Closing the sheet is a choice, and needs no word.
      if (!isGivenUp(error)) await copy(url);
    }
  };
  return { copy, share };
}
