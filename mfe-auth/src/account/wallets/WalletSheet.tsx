import type { MerchantWallet } from '@site/contracts/areas/account';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { Sheet } from '@site/ui/Sheet';
import { Check, CircleAlert } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { StateNote } from './StateNote';
import type { Side } from './useTransferWay';
import { WalletMark } from './WalletMark';
import styles from './WalletSheet.module.css';

interface WalletSheetProps {
  /** The side that a wallet is chosen for; closed without one. */
  side: Side | undefined;
  /** Code of the wallet that it has now. */
  chosen: string | undefined;
  wallet: MerchantWallet;
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** All wallets, to choose one of. Those that do not answer cannot be chosen. */
export function WalletSheet({ side, chosen, wallet, onChoose, onClose }: WalletSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet
      open={side !== undefined}
      onClose={onClose}
      title={t(side === 'from' ? 'wallets.chooseFrom' : 'wallets.chooseTo')}
    >
      <ul className={styles.list}>
        {wallet.wallets.map(({ accountType, accountTypeName, balance }) => (
          <li key={accountType}>
            <button
              type="button"
              className={styles.wallet}
              aria-pressed={accountType === chosen}
              aria-disabled={balance === undefined || undefined}
              onClick={() => {
                if (balance !== undefined) onChoose(accountType);
              }}
            >
              <WalletMark wallet={accountType} />
              <span className={styles.name}>
                {accountTypeName}
                {balance === undefined && (
                  <StateNote tone="warning" icon={<Icon of={CircleAlert} size={14} />}>
                    {t('wallets.silentLater')}
                  </StateNote>
                )}
              </span>
              {balance !== undefined && <Money symbol={wallet.currencySymbol} amount={balance} />}
              {accountType === chosen && <Icon of={Check} size={20} className={styles.check} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
