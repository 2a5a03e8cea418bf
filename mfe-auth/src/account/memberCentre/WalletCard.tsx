import type { MerchantWallet } from '@site/contracts/areas/account';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { toggleBalanceHidden, useBalanceHidden } from '@site/session';
import { Button } from '@site/ui/Button';
import { Money } from '@site/ui/Money';
import { WalletWidget } from '@site/ui/WalletWidget';
import { useTexts } from '../../useTexts';
import { walletParts } from '../wallets/walletParts';
import styles from './WalletCard.module.css';

interface WalletCardProps {
  tone: 'float' | 'raised';
  wallet: MerchantWallet;
  onRefresh: () => void;
  refreshing: boolean;
  /** Missing where there is nothing to move money between. */
  onTransfer: (() => void) | undefined;
}

/** The total, what of it is where, and the ways in, out and between. */
export function WalletCard({ tone, wallet, onRefresh, refreshing, onTransfer }: WalletCardProps) {
  const { t } = useTexts();
  const hidden = useBalanceHidden();
  const canWithdraw = useRouteExists(PATHS.withdraw);
  const canDeposit = useRouteExists(PATHS.deposit);
  const { main } = walletParts(wallet);
  const total = wallet.sumBalance ?? main?.balance ?? '0.00';
  const parts = [
    { label: main?.accountTypeName, amount: main?.balance },
    { label: t('wallets.inGames'), amount: wallet.inGames },
  ];
  return (
    <WalletWidget
      tone={tone}
      label={t('memberCentre.total')}
      symbol={wallet.currencySymbol}
      amount={total}
      hidden={hidden}
      onToggle={toggleBalanceHidden}
      onRefresh={onRefresh}
      refreshing={refreshing}
      actions={
        <div className={styles.below}>
          <dl className={styles.parts}>
            {parts.map(
              ({ label, amount }) =>
                amount !== undefined && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Money symbol={wallet.currencySymbol} amount={amount} hidden={hidden || refreshing} />
                    </dd>
                  </div>
                ),
            )}
          </dl>
          <div className={styles.ways}>
            {onTransfer && (
              <Button variant="quiet" onClick={onTransfer}>
                {t('wallets.transfer')}
              </Button>
            )}
            {canWithdraw && (
              <Button variant="quiet" render={<Link to={PATHS.withdraw} />}>
                {t('memberCentre.withdraw')}
              </Button>
            )}
            {canDeposit && <Button render={<Link to={PATHS.deposit} />}>{t('memberCentre.deposit')}</Button>}
          </div>
        </div>
      }
    />
  );
}
