import type { DepositPromo } from '@site/contracts/areas/deposit';
import { formatNumber } from '@site/i18n';
import { useMoneyText } from '@site/ui/Money';
import { useTexts } from '../../../../useTexts';

/**
 * A promotion in one sentence: what it gives and asks in general while there is no amount, what it begins at where
 * the amount is too little; nothing where its figures for the amount are shown.
 */
export function usePromoNote(): (promo: DepositPromo, amount: string | undefined) => string | undefined {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return ({ minAmount, bonus, maxBonus, turnover, offer }, amount) => {
    if (amount === undefined) {
      return t('deposit.promo.inGeneral', {
        bonus: formatNumber(Number(bonus)),
        most: moneyText(maxBonus),
        times: formatNumber(turnover),
      });
    }
    return offer ? undefined : t('deposit.promo.from', { min: moneyText(minAmount) });
  };
}
