import { useMerchant } from '@site/api';
import { useCopy } from '@site/ui/CopyRow';
import type { RefObject } from 'react';
import { useTexts } from '../../useTexts';

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands the link to the phone's share sheet, at a press; copies it where there is none.
 *
 * @param shown What shows the link.
 */
export function useShare(shown: RefObject<HTMLElement | null>) {
  const { t } = useTexts();
  const { name: site } = useMerchant();
  const copy = useCopy(shown);
  return async (link: string): Promise<void> => {
    if (!('share' in navigator)) return copy(link, t('referral.linkCopied'));
    try {
      await navigator.share({ title: site, text: t('referral.invitation', { site }), url: link });
    } catch (error) {
      // Closing the sheet is a choice, and needs no word.
      if (!isGivenUp(error)) await copy(link, t('referral.linkCopied'));
    }
  };
}
