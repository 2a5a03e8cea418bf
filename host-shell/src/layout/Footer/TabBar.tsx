import { HOME_PATH } from '@site/contracts/routes';
import { useTranslation } from '@site/i18n';
import { NavLink, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { CircleUserRound, Gift, Headset, House, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { InviteTab } from './InviteTab';
import { ServiceTab } from './ServiceTab';
import styles from './TabBar.module.css';

const PROMOTIONS_PATH = '/m/activity';
const MEMBER_CENTRE_PATH = '/m/member/home';

/** The bar at the foot: home, promotions, invite, customer service, member centre (HS-060). */
export function TabBar() {
  const { t } = useTranslation('host-shell');
  const hasPromotions = useRouteExists(PROMOTIONS_PATH);
  const hasMemberCentre = useRouteExists(MEMBER_CENTRE_PATH);
  return (
    <nav className={styles.bar} aria-label={t('footer.label')}>
      <TabLink to={HOME_PATH} icon={<Icon of={House} />} label={t('footer.home')} />
      {hasPromotions && (
        <TabLink to={PROMOTIONS_PATH} icon={<Icon of={Gift} />} label={t('footer.promotions')} />
      )}
      <InviteTab className={styles.tab} icon={<Icon of={UserPlus} />} />
      <ServiceTab className={styles.tab} icon={<Icon of={Headset} />} />
      {hasMemberCentre && (
        <TabLink to={MEMBER_CENTRE_PATH} icon={<Icon of={CircleUserRound} />} label={t('footer.me')} />
      )}
    </nav>
  );
}

function TabLink({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <NavLink to={to} end className={styles.tab ?? ''}>
      {icon}
      <span>{label}</span>
    </NavLink>
  );
}
