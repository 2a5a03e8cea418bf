import { useShareLink } from '@site/ui/useShareLink';
import type { RefObject } from 'react';
import { useTexts } from '../../useTexts';

/** Sends the member's link, with what invites to the site. */
export function useShare(shown: RefObject<HTMLElement | null>) {
  const { t } = useTexts();
  return useShareLink(shown, {
    invitation: (site) => t('referral.invitation', { site }),
    copied: t('referral.linkCopied'),
  });
}
