import { serverNow } from '@site/api';
import type { AffiliateUrl } from '@site/contracts/areas/agentAccounts';
import { formatDate } from '@site/i18n';
import { useCategoryName } from '../../categories/useCategoryName';
import { highestOf } from '../../rates/rate';
import { useTexts } from '../../useTexts';
import { kindOf } from '../kinds';
import { lastMoment } from './ends';

/** An address as people say it: without the way that it is fetched. */
export const plainLink = (url: string): string => url.replace(/^https?:\/\//, '');

export const isOver = ({ expiresAt }: AffiliateUrl): boolean =>
  expiresAt !== undefined && lastMoment(expiresAt) < serverNow();

/** What a link is called, and what it says of itself. */
export function useLinkTexts() {
  const { t } = useTexts();
  const categoryName = useCategoryName();
  const ratesText = ({ rebates }: AffiliateUrl): string => {
    const given = rebates.filter(({ rate }) => rate !== '0.00');
    const highest = highestOf(given);
    if (!highest) return t('accounts.link.noRates');
    const rate = `${categoryName(highest.gameType)} ${highest.rate}%`;
    return given.length === 1 ? rate : t('accounts.link.rates', { rate, count: given.length - 1 });
  };
  return {
    name: ({ channel, code }: AffiliateUrl): string => channel ?? t('accounts.link.unnamed', { code }),
    gives: (link: AffiliateUrl): string => `${t(`people.${kindOf(link.type)}`)} · ${ratesText(link)}`,
    ends: (link: AffiliateUrl): string => {
      const { expiresAt } = link;
      if (expiresAt === undefined) return t('accounts.link.noEnd');
      const date = formatDate(lastMoment(expiresAt));
      return t(isOver(link) ? 'accounts.link.ended' : 'accounts.link.until', { date });
    },
  };
}
