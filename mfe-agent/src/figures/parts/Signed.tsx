import { Money } from '@site/ui/Money';
import { direction } from '@site/ui/records';
import styles from './Signed.module.css';

interface SignedProps {
  amount: string;
  /** Left out in lists that say once what their amounts are in. */
  symbol?: string;
}

/** A gain or a loss: its sign says what its colour says. */
export function Signed({ amount, symbol = '' }: SignedProps) {
  return (
    <span className={styles.signed} data-way={direction(amount)}>
      <Money symbol={symbol} amount={amount} signed />
    </span>
  );
}
