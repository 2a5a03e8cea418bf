import { useClosedPlay } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { NavLink, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { TabBar as Bar, TabBarItem } from '@site/ui/TabBar';
import { CircleUserRound, Gift, House } from 'lucide-react';
import { useUnread } from '../useUnread';
import { InviteTab } from './InviteTab';
import { ServiceTab } from './ServiceTab';

/**
 * The bar at the foot: home, promotions, invite, customer service, member centre (HS-060), where the mail is. Who may not play
 * invites nobody.
 */
export function TabBar() {
  const { t } = useTranslation('host-shell');
  const hasPromotions = useRouteExists(PATHS.promotions);
  const hasMemberCentre = useRouteExists(PATHS.memberCentre);
  const isClosed = useClosedPlay() !== undefined;
  const promotions = <NavLink to={PATHS.promotions} end />;
  const { inbox } = useUnread();
  const memberCentre = <NavLink to={PATHS.memberCentre} end />;
  return (
    <Bar label={t('footer.label')}>
      <TabBarItem
        icon={<Icon of={House} />}
        label={t('footer.home')}
        render={<NavLink to={PATHS.home} end />}
      />
      {hasPromotions && (
        <TabBarItem icon={<Icon of={Gift} />} label={t('footer.promotions')} render={promotions} />
      )}
      {!isClosed && <InviteTab />}
      <ServiceTab />
      {hasMemberCentre && (
        <TabBarItem
          icon={<Icon of={CircleUserRound} />}
          label={t('footer.me')}
          unread={inbox}
          render={memberCentre}
        />
      )}
    </Bar>
  );
}
