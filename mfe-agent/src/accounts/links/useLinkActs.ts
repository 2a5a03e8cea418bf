import { useCopy } from '@site/ui/CopyRow';
import { useShareLink } from '@site/ui/useShareLink';
import type { RefObject } from 'react';
import { useTexts } from '../../useTexts';

/** Copies an agent's link, or sends it with what invites to the site. */
export function useLinkActs(shown: RefObject<HTMLElement | null>) {
  const { t } = useTexts();
  const copied = t('accounts.link.copied');
  const copyText = useCopy(shown);
  const share = useShareLink(shown, {
    invitation: (site) => t('accounts.link.invitation', { site }),
    copied,
  });
  return { copy: (url: string) => copyText(url, copied), share };
}
