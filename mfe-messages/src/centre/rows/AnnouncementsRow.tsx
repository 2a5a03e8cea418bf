import { useUnreadCounts } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Megaphone } from 'lucide-react';
import { useNotices } from '../../notices/queries';
import { useTexts } from '../../useTexts';
import { CentreRow } from './CentreRow';

/** The house's announcements, with the newest one's title (ME-002). */
export function AnnouncementsRow() {
  const { t } = useTexts();
  const { announcements } = useUnreadCounts();
  const newest = useNotices('notices').data?.notices[0];
  return (
    <CentreRow
      icon={Megaphone}
      lit
      title={t('centre.announcements.title')}
      about={newest?.title ?? t('centre.announcements.none')}
      at={newest?.startDate}
      unread={announcements}
      render={<Link to={PATHS.notices} />}
    />
  );
}
