import type { Winner } from '@site/contracts/areas/games';
import { Money } from '@site/ui/Money';
import { memo } from 'react';
import press from '../../catalogue/parts/PressRow.module.css';
import { RowIcon } from '../../catalogue/parts/RowIcon';
import type { Launch } from '../../play/launch/useLaunch';
import styles from './WinnerBoard.module.css';

export interface WinnerRowProps {
  winner: Winner;
  /** How long ago it was; empty where nobody says. */
  ago: string;
  /** Currency sign of the amount. */
  symbol: string;
  launch: Launch;
  /** A copy that fills the board or closes its round: it opens its game, but is not read out or stopped at again. */
  again: boolean;
}

/** One win; a press opens its game (GA-067, GA-068). The list moves all the time, and its rows need not be drawn again. */
export const WinnerRow = memo(function WinnerRow({ winner, ago, symbol, launch, again }: WinnerRowProps) {
  const { vo, game } = winner;
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
            {ago && ` · ${ago}`}
          </span>
        </span>
        <Money symbol={symbol} amount={vo.winAmount} className={styles.amount} />
      </button>
    </li>
  );
});
