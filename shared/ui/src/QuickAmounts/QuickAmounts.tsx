import { Chip } from '../Chip';
import { compareMoney } from '../Money';
import { amountText } from './amountText';
import styles from './QuickAmounts.module.css';

export interface QuickAmountsProps {
  /** What is chosen here, for screen readers. */
  label: string;
  /** Decimal strings, all. */
  amounts: readonly string[];
  /** What is chosen now. */
  value: string | undefined;
  /** Amounts above it are off. They stay in sight: what is possible at all is no secret. */
  most?: string | undefined;
  /** All of them are off for now. */
  disabled?: boolean;
  /** Id of the sentence that says why some are off. */
  describedBy?: string | undefined;
  onChoose: (amount: string) => void;
}

/** The usual amounts, one tap each. */
export function QuickAmounts({
  label,
  amounts,
  value,
  most,
  disabled = false,
  describedBy,
  onChoose,
}: QuickAmountsProps) {
  return (
    <fieldset aria-label={label} className={styles.amounts}>
      {amounts.map((amount) => {
        const tooMuch = most !== undefined && compareMoney(amount, most) > 0;
        const off = disabled || tooMuch;
        return (
          <Chip
            key={amount}
            selected={amount === value}
            aria-disabled={off || undefined}
            aria-describedby={tooMuch ? describedBy : undefined}
            onClick={() => off || onChoose(amount)}
          >
            {amountText(amount)}
          </Chip>
        );
      })}
    </fieldset>
  );
}
