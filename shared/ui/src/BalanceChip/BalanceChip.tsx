import { Eye, EyeOff } from 'lucide-react';
import { Icon } from '../Icon';
import { useUiLabel } from '../internal/useUiLabel';
import { Money } from '../Money';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './BalanceChip.module.css';

export interface BalanceChipProps {
  symbol: string;
  /** Decimal string of the API. */
  amount: string;
  hidden: boolean;
  onToggle: () => void;
  /** Hides the figures while a new balance is on its way (HS-046). */
  refreshing?: boolean;
}

/** The balance in the header; a press hides or shows it. */
export function BalanceChip({ symbol, amount, hidden, onToggle, refreshing = false }: BalanceChipProps) {
  const t = useUiLabel();
  const masked = hidden || refreshing;
  return (
    <button type="button" className={styles.chip} onClick={onToggle} aria-busy={refreshing || undefined}>
      <Icon of={hidden ? EyeOff : Eye} size={16} />
      <Money symbol={symbol} amount={amount} hidden={masked} />
      <VisuallyHidden>{`, ${t(hidden ? 'showBalance' : 'hideBalance')}`}</VisuallyHidden>
    </button>
  );
}
