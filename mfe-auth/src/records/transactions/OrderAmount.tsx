import { useCurrencySymbol } from '@site/api';
import { Money } from '@site/ui/Money';
import styles from './OrderAmount.module.css';

interface OrderAmountProps {
  /** Signed as it counts. */
  amount: string;
  /** No money moved: the amount is struck through, and read out as such by its state. */
  isVoid?: boolean;
}

/** What an order brings or takes. */
export function OrderAmount({ amount, isVoid = false }: OrderAmountProps) {
  const symbol = useCurrencySymbol();
  const money = <Money signed symbol={symbol} amount={amount} className={styles.amount} />;
  return isVoid ? <s className={styles.void}>{money}</s> : money;
}
