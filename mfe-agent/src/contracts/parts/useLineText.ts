import { serverNow } from '@site/api';
import type { Contract } from '@site/contracts/areas/agentContracts';
import { formatDate, formatDay, useLanguage } from '@site/i18n';
import { rangeText } from '@site/ui/records';
import { useTexts } from '../../useTexts';

/** When a contract was offered, or counts, in a few words. */
export function useLineText(): (contract: Contract) => string {
  const { t } = useTexts();
  const language = useLanguage();
  return ({ status, createdAt, startsAt, endsAt }) => {
    if (status === 'ACTIVE' && startsAt !== undefined) {
      const isAhead = Date.parse(startsAt) > serverNow();
      return t(isAhead ? 'contracts.line.from' : 'contracts.line.since', { date: formatDate(startsAt) });
    }
    if (status === 'ENDED' && startsAt !== undefined && endsAt !== undefined)
      return rangeText({ startDate: formatDay(startsAt), endDate: formatDay(endsAt) }, language);
    return t('contracts.line.offered', { date: formatDate(createdAt) });
  };
}
