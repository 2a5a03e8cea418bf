import { useMenuKey, useMerchantWallet } from '@site/api';
import type { MerchantWallet } from '@site/contracts/areas/account';
import { MENU_KEYS } from '@site/contracts/values/flags';
import { useErrorText } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { useRefresh } from '@site/ui/useRefresh';
import { useAddressSheet } from '@site/ui/useSheet';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import { TransferSheet } from '../wallets/TransferSheet';
import { VendorWallets } from '../wallets/VendorWallets';
import { walletParts } from '../wallets/walletParts';
import styles from './MemberWallets.module.css';
import { WalletCard } from './WalletCard';
import { WalletLoading } from './WalletLoading';

interface MemberWalletsProps {
  tone: 'float' | 'raised';
  /** Between the total and the vendors' wallets. */
  children?: ReactNode;
}

/** All money of the member: in total, and wallet by wallet, with the ways to move it. */
export function MemberWallets({ tone, children }: MemberWalletsProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: wallet, error, isFetching, refetch } = useMerchantWallet();
  const movesMoney = useMenuKey(MENU_KEYS.transactions);
  const answering = wallet ? vendorsThatAnswer(wallet) : [];
  const transfer = useAddressSheet(
    'transfer',
    (vendor) => movesMoney && answering.some(({ accountType }) => accountType === vendor),
  );
  const { refreshing, refresh } = useRefresh(refetch);

  if (!wallet) {
    return (
      <>
        {error ? (
          <RemoteFailedCard
            className={styles.failed}
            title={t('memberCentre.walletFailed')}
            body={errorText(error)}
            reloading={isFetching}
            onReload={refresh}
          />
        ) : (
          <WalletLoading tone={tone} />
        )}
        {children}
      </>
    );
  }

  const { vendors } = walletParts(wallet);
  const [first] = answering;
  return (
    <>
      <WalletCard
        tone={tone}
        wallet={wallet}
        onRefresh={refresh}
        refreshing={refreshing}
        onTransfer={movesMoney && first ? () => transfer.show(first.accountType) : undefined}
      />
      {children}
      {vendors.length > 0 && (
        <VendorWallets
          wallet={wallet}
          movable={movesMoney}
          onTransfer={transfer.show}
          onRefresh={refresh}
          refreshing={refreshing}
        />
      )}
      <TransferSheet key={transfer.opening} wallet={wallet} sheet={transfer} />
    </>
  );
}

function vendorsThatAnswer(wallet: MerchantWallet) {
  const { vendors, silent } = walletParts(wallet);
  return vendors.filter((vendor) => !silent.includes(vendor));
}
