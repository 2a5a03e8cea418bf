import { useMoneyText } from '@site/ui/Money';
import { direction } from '@site/ui/records';
import { useTexts } from '../useTexts';

/** The result of some days as a sentence: wins and losses weigh the same. The sign is the platform's. */
export function useTold() {
  const { t } = useTexts();
  const money = useMoneyText();
  return (net: string, played: boolean, count: number): string => {
    if (!played) return t('profit.told.none', { count });
    const way = direction(net);
    return t(`profit.told.${way}`, { count, amount: money(net.replace('-', '')) });
  };
}
