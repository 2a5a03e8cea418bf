import type { Promotion } from '@site/contracts/areas/messages';
import { formatPromotionDate } from '@site/i18n';
import { useTexts } from '../useTexts';

/** `noExpiry` of a promotion without an end. */
const LONG_TERM = 1;

/** When a promotion runs: `2026/10/01 – 2026/12/31`, or its start with a long-term label (PR-004, PR-005). */
export function usePeriod({ startDate, endDate, noExpiry }: Promotion): string {
  const { t } = useTexts();
  const start = formatPromotionDate(startDate);
  if (noExpiry === LONG_TERM || endDate === undefined) return t('card.longTerm', { date: start });
  return `${start} – ${formatPromotionDate(endDate)}`;
}
