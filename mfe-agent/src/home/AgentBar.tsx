import { useSystemStatus } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { Link, useExistingRoutes } from '@site/router';
import { Badge } from '@site/ui/Badge';
import { Icon } from '@site/ui/Icon';
import { HandCoins, House, Megaphone, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../useTexts';
import styles from './AgentBar.module.css';
import { useUnreadAnnouncements } from './queries';

const OPEN_ACCOUNT_PATH = '/m/agentRegister';
const DIVIDEND_PATH = '/m/member/agent/agentDivident';
const DIVIDEND_FLAG = 'AGEDIVIDEND3';
const ANNOUNCEMENTS_PATH = '/m/member/notice?types=A';

/** The agent's own bar at the foot, with the pages that the site has (AG-020 to AG-022). */
export function AgentBar() {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const paysDividend = useSystemStatus().data?.info.whitelabel[DIVIDEND_FLAG] === true;
  const hasAnnouncements = exists(ANNOUNCEMENTS_PATH);
  const unread = useUnreadAnnouncements(hasAnnouncements);
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <Entry to={HOME_PATH} icon={<Icon of={House} />} label={t('bar.home')} />
      {exists(OPEN_ACCOUNT_PATH) && (
        <Entry to={OPEN_ACCOUNT_PATH} icon={<Icon of={UserPlus} />} label={t('bar.openAccount')} />
      )}
      {paysDividend && exists(DIVIDEND_PATH) && (
        <Entry to={DIVIDEND_PATH} icon={<Icon of={HandCoins} />} label={t('bar.dividend')} />
      )}
      {hasAnnouncements && (
        <Entry to={ANNOUNCEMENTS_PATH} icon={<Icon of={Megaphone} />} label={t('bar.announcements')}>
          <Badge count={unread} className={styles.badge} />
        </Entry>
      )}
    </nav>
  );
}

interface EntryProps {
  to: string;
  icon: ReactNode;
  label: string;
  children?: ReactNode;
}

function Entry({ to, icon, label, children }: EntryProps) {
  return (
    <Link to={to} className={styles.entry ?? ''}>
      {icon}
      <span>{label}</span>
      {children}
    </Link>
  );
}
