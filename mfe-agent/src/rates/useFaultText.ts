import { useTexts } from '../useTexts';
import type { RateFault } from './faults';

/** Gives what stands under a rate that cannot be given. `account`: who has given on; nobody has who is new. */
export function useFaultText(account = ''): (fault: RateFault) => string {
  const { t } = useTexts();
  return ({ kind, rate }) =>
    ({
      most: () => t('rebates.fault.most', { rate }),
      least: () => t('rebates.fault.least', { rate, account }),
      quota: () => t('rebates.fault.quota', { rate }),
    })[kind]();
}
