import { useWallet } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { Link, useLocation, useRouteExists } from '@site/router';
import { toggleBalanceHidden, useBalanceHidden, useSession } from '@site/session';
import { Badge } from '@site/ui/Badge';
import { BalanceChip } from '@site/ui/BalanceChip';
import { Button } from '@site/ui/Button';
import { IconButton } from '@site/ui/IconButton';
import { Skeleton } from '@site/ui/Skeleton';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { isCarePage } from '../../care/isCarePage';
import { SideMenu } from '../SideMenu/SideMenu';
import { useUnread } from '../useUnread';
import { DepositButton } from './DepositButton';
import styles from './Header.module.css';

/** Where members look after what is theirs, and agents after their teams: the title needs the room of the deposit button, which the menu has too. */
const OWN_PAGES: readonly string[] = [
  PATHS.deposit,
  PATHS.withdraw,
  PATHS.transactions,
  PATHS.profit,
  PATHS.securityCentre,
  PATHS.promotion,
  PATHS.missions,
  PATHS.referral,
  PATHS.rewards,
  PATHS.mall,
  PATHS.benefits,
  PATHS.feedback,
  PATHS.depositRank,
  PATHS.plainDepositRank,
  PATHS.betRank,
  PATHS.plainBetRank,
  PATHS.notices,
  PATHS.agentNotices,
  PATHS.openAccount,
  PATHS.team,
  PATHS.teamBetting,
  PATHS.redEnvelopes,
  PATHS.rebateSettings,
  PATHS.rebateIncome,
  PATHS.dividends,
];

/**
 * Guests: log in and register. Members: balance and deposit. Everyone: the side menu, with how much
 * is unread (HS-022, HS-023).
 * `compact` beside a title, which needs room too.
 */
export function HeaderActions({ compact = false }: { compact?: boolean }) {
  return <ActionsFor signedIn={useSession((session) => session !== null)} compact={compact} />;
}

/** The actions of a guest or of a member, whoever it is. */
export function ActionsFor({ signedIn, compact = false }: { signedIn: boolean; compact?: boolean }) {
  const { t } = useTranslation('host-shell');
  const { pathname } = useLocation();
  // Nothing there leads to playing on, and no sum stands beside what play has cost.
  const isCare = isCarePage(pathname);
  const { total: unread } = useUnread();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className={compact ? `${styles.actions} ${styles.compact}` : styles.actions}>
      {signedIn && !isCare && (
        <div className={styles.balance}>
          <HeaderBalance />
        </div>
      )}
      <div className={styles.always}>
        {!signedIn && <GuestActions />}
        {signedIn && !isCare && !OWN_PAGES.includes(pathname) && (
          <DepositButton size="small" className={styles.way} />
        )}
        <IconButton
          icon={Menu}
          label={unread > 0 ? t('header.openMenuUnread', { count: unread }) : t('header.openMenu')}
          badge={unread > 0 ? <Badge count={unread} /> : undefined}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        />
      </div>
      <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  );
}

function GuestActions() {
  const { t } = useTranslation('host-shell');
  const canRegister = useRouteExists(PATHS.register);
  return (
    <>
      <Button
        variant={canRegister ? 'quiet' : 'primary'}
        size="small"
        className={styles.way}
        render={<Link to={PATHS.login} />}
      >
        {t('header.login')}
      </Button>
      {canRegister && (
        <Button size="small" className={styles.way} render={<Link to={PATHS.register} />}>
          {t('header.register')}
        </Button>
      )}
    </>
  );
}

function HeaderBalance() {
  const { t } = useTranslation('host-shell');
  const hidden = useBalanceHidden();
  const { data, isError, refetch } = useWallet();
  if (data) {
    return (
      <BalanceChip
        symbol={data.currencySymbol}
        amount={data.sumBalance}
        hidden={hidden}
        onToggle={toggleBalanceHidden}
      />
    );
  }
  if (isError) {
    return (
      <Button variant="quiet" size="small" aria-label={t('balance.failed')} onClick={() => refetch()}>
        ––
      </Button>
    );
  }
  return <Skeleton className={styles.balanceSkeleton} />;
}
