import { useBalanceHidden } from '@site/session';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Money } from '@site/ui/Money';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import { StateNote } from './StateNote';
import { WalletMark } from './WalletMark';
import styles from './WalletRow.module.css';
import type { WalletOf } from './walletParts';

interface WalletRowProps {
  wallet: WalletOf;
  symbol: string;
  onOpen?: (() => void) | undefined;
  /** In the place of the balance. */
  end?: ReactNode;
}

/** One wallet with what it holds, or the word that its vendor does not answer. */
export function WalletRow({ wallet, symbol, onOpen, end }: WalletRowProps) {
  const { t } = useTexts();
  const hidden = useBalanceHidden();
  const { accountType, accountTypeName, balance } = wallet;
  const name = (
    <span className={styles.name}>
      {accountTypeName}
      {balance === undefined && (
        <StateNote tone="warning" icon={<Icon of={CircleAlert} size={14} />}>
          {t('wallets.silent')}
        </StateNote>
      )}
    </span>
  );
  return (
    <ListRow
      className={styles.row}
      icon={<WalletMark wallet={accountType} />}
      label={name}
      end={
        end ??
        (balance !== undefined && (
          <Money symbol={symbol} amount={balance} hidden={hidden} className={styles.money} />
        ))
      }
      {...(onOpen && { onClick: onOpen })}
    />
  );
}
