import { useMerchantWallet } from '@site/api';
import type { Winner } from '@site/contracts/games';
import { formatRelative } from '@site/i18n';
import { Money } from '@site/ui/Money';
import press from '../games/PressRow.module.css';
import { RowIcon } from '../games/RowIcon';
import { useLaunch } from '../launch/useLaunch';
import styles from './WinnerBoard.module.css';

export interface WinnerRowProps {
  winner: Winner;
  /** A copy that closes the round: seen, but neither read out nor reached. */
  again?: boolean;
}

/** One win; a press opens its game (GA-067, GA-068). */
export function WinnerRow({ winner: { vo, game }, again = false }: WinnerRowProps) {
  const launch = useLaunch();
  const symbol = useMerchantWallet().data?.currencySymbol ?? '';
  return (
    <li className={styles.item} inert={again} aria-hidden={again || undefined}>
      <button type="button" className={`${press.row} ${styles.row}`} onClick={() => launch(game)}>
        <RowIcon src={vo.iconUrl} />
        <span className={styles.words}>
          <span className={styles.name}>{vo.gameName}</span>
          <span className={styles.who}>
            {vo.customerName}
            {vo.at && ` · ${formatRelative(vo.at)}`}
          </span>
        </span>
        <Money symbol={symbol} amount={vo.winAmount} className={styles.amount} />
      </button>
    </li>
  );
}
