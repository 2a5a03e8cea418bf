import { useWallet } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useRefresh } from '@site/ui/useRefresh';
import { WalletWidget } from '@site/ui/WalletWidget';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './AgentWallet.module.css';

/** The agent's wallet, with the ways to the cashier that this site has (AG-003, AG-004). */
export function AgentWallet() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [hidden, setHidden] = useState(false);
  const { data, error, isFetching, refetch } = useWallet();
  const { refreshing, refresh } = useRefresh(refetch);
  const canWithdraw = useRouteExists(PATHS.withdraw);
  const canDeposit = useRouteExists(PATHS.deposit);
  const hasActions = canWithdraw || canDeposit;

  if (!data && error) {
    return (
      <RemoteFailedCard
        className={styles.failed}
        title={t('wallet.failed')}
        body={errorText(error)}
        reloading={isFetching}
        onReload={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Card tone="float">
        <LoadingRegion label={t('wallet.loading')}>
          <div className={styles.waiting}>
            <Skeleton width="84px" className={styles.label} />
            <Skeleton width="200px" className={styles.figures} />
            {hasActions && <Skeleton shape="box" className={styles.actions} />}
          </div>
        </LoadingRegion>
      </Card>
    );
  }
  return (
    <WalletWidget
      tone="float"
      label={t('wallet.label')}
      symbol={data.currencySymbol}
      amount={data.sumBalance}
      hidden={hidden}
      onToggle={() => setHidden(!hidden)}
      onRefresh={refresh}
      refreshing={refreshing}
      actions={
        hasActions ? (
          <>
            {canWithdraw && (
              <Button variant="quiet" render={<Link to={PATHS.withdraw} />}>
                {t('wallet.withdraw')}
              </Button>
            )}
            {canDeposit && <Button render={<Link to={PATHS.deposit} />}>{t('wallet.deposit')}</Button>}
          </>
        ) : undefined
      }
    />
  );
}
