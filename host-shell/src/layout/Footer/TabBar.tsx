import { HOME_PATH } from '@site/contracts/routes';
import { useTranslation } from '@site/i18n';
import { NavLink, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { TabBar as Bar, TabBarItem } from '@site/ui/TabBar';
import { CircleUserRound, Gift, House } from 'lucide-react';
import { InviteTab } from './InviteTab';
import { ServiceTab } from './ServiceTab';

const PROMOTIONS_PATH = '/m/activity';
const MEMBER_CENTRE_PATH = '/m/member/home';

/** The bar at the foot: home, promotions, invite, customer service, member centre (HS-060). */
export function TabBar() {
  const { t } = useTranslation('host-shell');
  const hasPromotions = useRouteExists(PROMOTIONS_PATH);
  const hasMemberCentre = useRouteExists(MEMBER_CENTRE_PATH);
  const promotions = <NavLink to={PROMOTIONS_PATH} end />;
  const memberCentre = <NavLink to={MEMBER_CENTRE_PATH} end />;
  return (
    <Bar label={t('footer.label')}>
      <TabBarItem
        icon={<Icon of={House} />}
        label={t('footer.home')}
        render={<NavLink to={HOME_PATH} end />}
      />
      {hasPromotions && (
        <TabBarItem icon={<Icon of={Gift} />} label={t('footer.promotions')} render={promotions} />
      )}
      <InviteTab />
      <ServiceTab />
      {hasMemberCentre && (
        <TabBarItem icon={<Icon of={CircleUserRound} />} label={t('footer.me')} render={memberCentre} />
      )}
    </Bar>
  );
}
