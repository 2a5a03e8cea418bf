import type { Care } from '../../core/care/readCare';
import { monthsAfter } from '../../core/clock';

/** How long nobody asks again who wants no limits, in months (PL-012). */
export const ASK_AGAIN_MONTHS = 12;

/** Whether a member has set a limit that holds. What a member has set holds until they confirm another value. */
export const hasOwnLimit = ({ limits }: Pick<Care, 'limits'>): boolean =>
  limits.some(({ source, value }) => source === 'MEMBER' && value !== null);

/** When a member is asked about limits again who has said that they want none; none for one who was never asked (PL-011). */
export function askAgainAt(care: Care): Date | undefined {
  const answeredAt = care.row?.limitsAnsweredAt;
  return answeredAt && !hasOwnLimit(care) ? monthsAfter(answeredAt, ASK_AGAIN_MONTHS) : undefined;
}
