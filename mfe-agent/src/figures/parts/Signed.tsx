import { formatAmount, Money } from '@site/ui/Money';
import { direction } from '@site/ui/records';
import styles from './Signed.module.css';

interface SignedProps {
  amount: string;
  /** Left out in lists that say once what their amounts are in. */
  symbol?: string;
}

/** A gain or a loss: its sign says what its colour says. */
export function Signed({ amount, symbol }: SignedProps) {
  const way = direction(amount);
  return (
    <span className={styles.signed} data-way={way}>
      {symbol === undefined ? (
        `${way === 'up' ? '+' : ''}${formatAmount(amount)}`
      ) : (
        <Money symbol={symbol} amount={amount} signed />
      )}
    </span>
  );
}
