import { useCurrencySymbol } from '@site/api';
import { useState } from 'react';
import styles from './Jackpot.module.css';

const GROUP = 3;

interface Cell {
  /** Place from the right: a figure that grows a digit keeps its cells. */
  readonly place: number;
  readonly digit: string;
  readonly endsGroup: boolean;
}

export function cellsOf(amount: string): Cell[] {
  return [...amount].map((digit, index) => {
    const place = amount.length - 1 - index;
    return { place, digit, endsGroup: place > 0 && place % GROUP === 0 };
  });
}

/** A large amount, one cell for each digit. Only the digits that changed move. */
export function Figure({ amount }: { amount: string }) {
  const symbol = useCurrencySymbol();
  // The first figure is simply there; movement is for changes.
  const [first] = useState(amount);
  const grouped = amount.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return (
    <div
      role="img"
      aria-label={`${symbol}${grouped}`}
      className={styles.digits}
      data-moving={amount !== first || undefined}
    >
      {/* Its place is kept while the wallet is on its way. */}
      <small className={styles.symbol}>{symbol}</small>
      {cellsOf(amount).map(({ place, digit, endsGroup }) => (
        <span key={place} className={styles.place}>
          <span className={styles.cell}>
            <span key={digit} className={styles.digit}>
              {digit}
            </span>
          </span>
          {endsGroup && <span className={styles.comma}>,</span>}
        </span>
      ))}
    </div>
  );
}
