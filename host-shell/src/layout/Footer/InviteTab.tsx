import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { useLocation } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { TabBarItem } from '@site/ui/TabBar';
import { useInvite } from '@site/ui/useInvite';
import { UserPlus } from 'lucide-react';

/** Invite: the agent page for agents, the referral page for others (HS-061, HS-062). */
export function InviteTab() {
  const { t } = useTranslation('host-shell');
  const { pathname } = useLocation();
  return (
    <TabBarItem
      icon={<Icon of={UserPlus} />}
      label={t('footer.invite')}
      current={pathname === PATHS.referral}
      onClick={useInvite()}
    />
  );
}
