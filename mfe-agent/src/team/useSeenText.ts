import type { Downline } from '@site/contracts/areas/team';
import { formatDate, formatRelative } from '@site/i18n';
import { useTexts } from '../useTexts';

/** Says when somebody was here last; of who is here now, since when they have been in the team. */
export function useSeenText(): (person: Downline) => string {
  const { t } = useTexts();
  return ({ online, lastLoginAt, registeredAt }) => {
    if (online) return t('teamPage.joined', { date: formatDate(registeredAt) });
    if (lastLoginAt === undefined) return t('teamPage.neverSeen');
    return t('teamPage.seen', { when: formatRelative(lastLoginAt) });
  };
}
