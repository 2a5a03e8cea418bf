import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Money } from '@site/ui/Money';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './FromTo.module.css';
import type { Side, useTransferWay } from './useTransferWay';
import { WalletMark } from './WalletMark';

const SIDES = ['from', 'to'] as const;

interface FromToProps {
  way: ReturnType<typeof useTransferWay>;
  symbol: string;
  /** On its way: nothing can be chosen. */
  busy: boolean;
  onChoose: (side: Side) => void;
}

/** The two wallets of a transfer; each opens the choice of another, and the arrows change them round. */
export function FromTo({ way, symbol, busy, onChoose }: FromToProps) {
  const { t } = useTexts();
  return (
    <div className={styles.way}>
      {SIDES.map((side) => {
        const { accountType, accountTypeName, balance } = way[side];
        return (
          <button
            key={side}
            type="button"
            className={styles.side}
            aria-haspopup="dialog"
            aria-disabled={busy || undefined}
            onClick={() => busy || onChoose(side)}
          >
            <WalletMark wallet={accountType} />
            <span className={styles.copy}>
              <small>{t(`wallets.${side}`)}</small>
              <b>
                {accountTypeName}
                <Icon of={ChevronDown} size={16} />
              </b>
            </span>
            {balance !== undefined && <Money symbol={symbol} amount={balance} className={styles.money} />}
          </button>
        );
      })}
      <IconButton
        className={styles.swap}
        icon={ArrowDownUp}
        iconSize={20}
        label={t('wallets.swap')}
        aria-disabled={busy || undefined}
        onClick={() => busy || way.swap()}
      />
    </div>
  );
}
