import { useWallet } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { toggleBalanceHidden, useBalanceHidden } from '@site/session';
import { Button } from '@site/ui/Button';
import { ErrorState } from '@site/ui/ErrorState';
import { Skeleton } from '@site/ui/Skeleton';
import { useRefresh } from '@site/ui/useRefresh';
import { WalletWidget } from '@site/ui/WalletWidget';
import { DepositButton } from '../Header/DepositButton';
import styles from './SideMenu.module.css';

/** The wallet of the one who is signed in (HS-045 to HS-047). */
export function MemberPanel() {
  const { t } = useTranslation('host-shell');
  const hidden = useBalanceHidden();
  const { data, isFetching, isError, refetch } = useWallet();
  const { refreshing, refresh } = useRefresh(refetch);
  const canWithdraw = useRouteExists(PATHS.withdraw);
  const canDeposit = useRouteExists(PATHS.deposit);
  if (isError && !data) {
    return (
      <ErrorState title={t('balance.failed')} retrying={isFetching} onRetry={() => refetch()} heading="h3" />
    );
  }
  if (!data) return <Skeleton shape="card" height="112px" className={styles.wallet} />;
  return (
    <WalletWidget
      className={styles.wallet}
      label={t('balance.total')}
      symbol={data.currencySymbol}
      amount={data.sumBalance}
      hidden={hidden}
      onToggle={toggleBalanceHidden}
      onRefresh={refresh}
      refreshing={refreshing}
      actions={
        (canWithdraw || canDeposit) && (
          <>
            {canWithdraw && (
              <Button variant="quiet" render={<Link to={PATHS.withdraw} />}>
                {t('menu.withdraw')}
              </Button>
            )}
            <DepositButton />
          </>
        )
      }
    />
  );
}
