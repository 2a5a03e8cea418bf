import { useFlag } from '@site/api';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { NavLink, useExistingRoutes } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { TabBar, TabBarItem } from '@site/ui/TabBar';
import { HandCoins, House, Megaphone, UserPlus } from 'lucide-react';
import { useTexts } from '../useTexts';
import { useUnreadAnnouncements } from './queries';

const ANNOUNCEMENTS_PATH = addressOf(PATHS.agentNotices, { types: 'A' });

/** The agent's own bar at the foot, with the pages that the site has (AG-020 to AG-022). */
export function AgentBar() {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const paysDividend = useFlag('dividend');
  const hasAnnouncements = exists(ANNOUNCEMENTS_PATH);
  const unread = useUnreadAnnouncements(hasAnnouncements);
  return (
    <TabBar label={t('bar.label')}>
      <TabBarItem icon={<Icon of={House} />} label={t('bar.home')} render={<NavLink to={PATHS.home} end />} />
      {exists(PATHS.openAccount) && (
        <TabBarItem
          icon={<Icon of={UserPlus} />}
          label={t('bar.openAccount')}
          render={<NavLink to={PATHS.openAccount} end />}
        />
      )}
      {paysDividend && exists(PATHS.dividends) && (
        <TabBarItem
          icon={<Icon of={HandCoins} />}
          label={t('bar.dividend')}
          render={<NavLink to={PATHS.dividends} end />}
        />
      )}
      {hasAnnouncements && (
        <TabBarItem
          icon={<Icon of={Megaphone} />}
          label={t('bar.announcements')}
          unread={unread}
          render={<NavLink to={ANNOUNCEMENTS_PATH} end />}
        />
      )}
    </TabBar>
  );
}
