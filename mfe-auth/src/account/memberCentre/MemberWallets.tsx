import { useMenuKey, useMerchantWallet } from '@site/api';
import { MENU_KEYS } from '@site/contracts/values/flags';
import { useErrorText } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { type ReactNode, useState } from 'react';
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
  const [transfer, setTransfer] = useState({ vendor: '', open: false, openings: 0 });
  const refresh = () => void refetch();

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

  const { vendors, silent } = walletParts(wallet);
  const [firstVendor] = vendors.filter((vendor) => !silent.includes(vendor));
  const openTransfer = (vendor: string) =>
    setTransfer(({ openings }) => ({ vendor, open: true, openings: openings + 1 }));
  return (
    <>
      <WalletCard
        tone={tone}
        wallet={wallet}
        onRefresh={refresh}
        refreshing={isFetching}
        onTransfer={movesMoney && firstVendor ? () => openTransfer(firstVendor.accountType) : undefined}
      />
      {children}
      {vendors.length > 0 && (
        <VendorWallets
          wallet={wallet}
          movable={movesMoney}
          onTransfer={openTransfer}
          onRefresh={refresh}
          refreshing={isFetching}
        />
      )}
      <TransferSheet
        key={transfer.openings}
        wallet={wallet}
        vendor={transfer.vendor}
        open={transfer.open}
        onClose={() => setTransfer({ ...transfer, open: false })}
      />
    </>
  );
}
