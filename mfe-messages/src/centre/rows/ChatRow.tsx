import { useUnreadCounts } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { MessageCircle } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { MembersRow } from './MembersRow';

/** The way to the service desk (ME-003). */
export function ChatRow() {
  const { t } = useTexts();
  const { chat } = useUnreadCounts();
  return (
    <MembersRow
      to={PATHS.chat}
      icon={MessageCircle}
      title={t('centre.chat.title')}
      about={chat > 0 ? t('centre.chat.unread') : t('centre.chat.none')}
      unread={chat}
    />
  );
}
