import type { DepositMethod } from '@site/contracts/areas/deposit';
import { formatNumber } from '@site/i18n';
import { useTexts } from '../../../../useTexts';

/** How long a way takes, what it costs where it costs something, and that it is on credit where it is. */
export function useMethodNote(): (method: DepositMethod) => string {
  const { t } = useTexts();
  return ({ wait, fee, credit = false }) => {
    const time = wait ? t('deposit.wait.minutes', wait) : t('deposit.wait.none');
    // Per cent as text, as the platform writes it: shown without decimals that say nothing.
    const note =
      Number(fee) === 0 ? time : t('deposit.wait.withFee', { time, fee: formatNumber(Number(fee)) });
    return credit ? t('deposit.wait.credit', { note }) : note;
  };
}
