import { MAIN_WALLET } from '@site/contracts/areas/wallet';
import { Icon } from '@site/ui/Icon';
import { VendorMark } from '@site/ui/VendorMark';
import { Wallet } from 'lucide-react';
import styles from './WalletMark.module.css';

/** The picture beside a wallet's name: the vendor's mark, or a purse for the main one. */
export function WalletMark({ wallet }: { wallet: string }) {
  if (wallet === MAIN_WALLET) {
    return (
      <span className={`${styles.mark} ${styles.main}`}>
        <Icon of={Wallet} size={20} />
      </span>
    );
  }
  return (
    <span className={styles.mark}>
      <VendorMark vendor={wallet} size={20} />
    </span>
  );
}
