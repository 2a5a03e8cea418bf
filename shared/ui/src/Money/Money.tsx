import { useUiLabel } from '@site/ui/useUiLabel';
import { cx } from '../internal/cx';
import { VisuallyHidden } from '../VisuallyHidden';
import { formatAmount, HIDDEN_AMOUNT } from './formatAmount';
import styles from './Money.module.css';

export interface MoneyProps {
  /** Currency sign of the wallet. */
  symbol: string;
  /** Decimal string of the API: `"1234.50"`. */
  amount: string;
  /** Shows asterisks in the place of the figures. */
  hidden?: boolean;
  /** A plus before gains. */
  signed?: boolean;
  className?: string | undefined;
}

/** An amount of money: quiet symbol, tabular figures, two decimals, grouped. */
export function Money({ symbol, amount, hidden = false, signed = false, className }: MoneyProps) {
  const t = useUiLabel();
  if (hidden) {
    return (
      <span className={cx(styles.money, className)}>
        <VisuallyHidden>{t('balanceHidden')}</VisuallyHidden>
        <span aria-hidden="true">
          <span className={styles.symbol}>{symbol}</span>
          <span className={styles.hidden}>{HIDDEN_AMOUNT}</span>
        </span>
      </span>
    );
  }
  const figures = formatAmount(amount);
  const negative = figures.startsWith('\u2212');
  const sign = negative ? '\u2212' : signed && /[1-9]/.test(figures) ? '+' : '';
  return (
    <span className={cx(styles.money, className)}>
      {sign}
      <span className={styles.symbol}>{symbol}</span>
      {negative ? figures.slice(1) : figures}
    </span>
  );
}
