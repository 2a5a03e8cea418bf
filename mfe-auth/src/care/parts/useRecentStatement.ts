import { useApiQuery } from '@site/api';
import { statement } from '@site/contracts/areas/careStatement';
import { daysOf, useMerchantToday } from '@site/ui/records';

/** What play has cost in the last 30 days, today included. */
export function useRecentStatement() {
  const days = daysOf('30days', useMerchantToday());
  return { days, ...useApiQuery(statement, days, { silent: true }) };
}
