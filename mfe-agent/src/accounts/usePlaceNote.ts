import type { RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { GivenRate } from '@site/contracts/areas/rebates';
import { formatNumber } from '@site/i18n';
import { placesLeft, quotaOf } from '../rates/faults';
import { highestOf } from '../rates/rate';
import { useTexts } from '../useTexts';

/** What stands under the highest of some rates: the place of a quota that it takes. Nothing where there is no bound. */
export function usePlaceNote(
  rates: readonly GivenRate[],
  quotas: readonly RebateQuota[] = [],
): string | undefined {
  const { t } = useTexts();
  const highest = highestOf(rates);
  const quota = highest && quotaOf(quotas, highest.rate);
  if (!quota) return undefined;
  const left = placesLeft(quota);
  return t('accounts.quota.takes', { count: left, shown: formatNumber(left), rate: quota.rate });
}
