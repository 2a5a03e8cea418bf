import { formatAmount } from '@site/ui/Money';
import styles from './Bars.module.css';
import { barsOf } from './barsOf';
import { Signed } from './Signed';

export interface BarRow {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
}

interface BarsProps {
  /** What is drawn. */
  label: string;
  rows: readonly BarRow[];
  /** Gains to the right of a middle line and losses to its left, each with its sign. */
  signed?: boolean;
}

/** Amounts beside each other, each a bar with its name and its figure, from the largest on. */
export function Bars({ label, rows, signed = false }: BarsProps) {
  return (
    <ul aria-label={label} className={styles.bars}>
      {barsOf(rows, signed).map(({ id, name, amount, from, width }) => (
        <li key={id} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <svg width="100%" height="30" aria-hidden="true">
            <rect
              className={amount.startsWith('-') ? styles.loss : styles.gain}
              x={`${from}%`}
              y="10"
              width={`${width}%`}
              height="10"
              rx="2"
            />
            <line
              className={styles.zero}
              x1={signed ? '50%' : '0'}
              x2={signed ? '50%' : '0'}
              y1="0"
              y2="30"
            />
          </svg>
          <span className={styles.value}>{signed ? <Signed amount={amount} /> : formatAmount(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
