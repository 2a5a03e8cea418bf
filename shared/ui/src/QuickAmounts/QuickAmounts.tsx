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
  /** Id of the sentence that says why some are off. */
  describedBy?: string | undefined;
  onChoose: (amount: string) => void;
}

/** The usual amounts, one tap each. */
export function QuickAmounts({ label, amounts, value, most, describedBy, onChoose }: QuickAmountsProps) {
  return (
    <fieldset aria-label={label} className={styles.amounts}>
      {amounts.map((amount) => {
        const off = most !== undefined && compareMoney(amount, most) > 0;
        return (
          <Chip
            key={amount}
            selected={amount === value}
            aria-disabled={off || undefined}
            aria-describedby={off ? describedBy : undefined}
            onClick={() => off || onChoose(amount)}
          >
            {amountText(amount)}
          </Chip>
        );
      })}
    </fieldset>
  );
}
