import { useAccountType, useApiQuery, useUnreadCounts } from '@site/api';
import { inbox } from '@site/contracts/areas/inbox';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Mail } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { MembersRow } from './MembersRow';

/** The newest mail alone. */
const NEWEST = { pageNo: 1, pageSize: 1 } as const;

/** The member's mails, with the newest one's title (ME-002). */
export function InboxRow() {
  const { t } = useTexts();
  const type = useAccountType();
  const hasMails = type !== undefined && !isTrialAccount(type);
  const { inbox: unread } = useUnreadCounts();
  const { data } = useApiQuery(inbox, NEWEST, { enabled: hasMails, silent: true });
  const newest = hasMails ? data?.list[0] : undefined;
  return (
    <MembersRow
      to={PATHS.inbox}
      icon={Mail}
      title={t('centre.inbox.title')}
      about={newest?.title ?? t('centre.inbox.none')}
      at={newest?.at}
      unread={unread}
    />
  );
}
