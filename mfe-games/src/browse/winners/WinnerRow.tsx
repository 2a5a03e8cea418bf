import { useCurrencySymbol } from '@site/api';
import type { Winner } from '@site/contracts/areas/games';
import { formatRelative } from '@site/i18n';
import { Money } from '@site/ui/Money';
import press from '../../catalogue/parts/PressRow.module.css';
import { RowIcon } from '../../catalogue/parts/RowIcon';
import { useLaunch } from '../../play/launch/useLaunch';
import styles from './WinnerBoard.module.css';

export interface WinnerRowProps {
  winner: Winner;
  /** A copy that fills the board or closes its round: it opens its game, but is not read out or stopped at again. */
  again: boolean;
}

/** One win; a press opens its game (GA-067, GA-068). */
export function WinnerRow({ winner: { vo, game }, again }: WinnerRowProps) {
  const launch = useLaunch();
  const symbol = useCurrencySymbol();
  return (
    <li className={styles.item} aria-hidden={again || undefined}>
      <button
        type="button"
        tabIndex={again ? -1 : undefined}
        // What is not read out takes no focus.
        onMouseDown={again ? (event) => event.preventDefault() : undefined}
        className={`${press.row} ${styles.row}`}
        onClick={() => launch(game)}
      >
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
