import { useUiLabel } from '@site/ui/useUiLabel';
import { Eye, EyeOff } from 'lucide-react';
import { Icon } from '../Icon';
import { Money } from '../Money';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './BalanceChip.module.css';

export interface BalanceChipProps {
  symbol: string;
  /** Decimal string of the API. */
  amount: string;
  hidden: boolean;
  onToggle: () => void;
}

/** The balance in the header; a press hides or shows it. */
export function BalanceChip({ symbol, amount, hidden, onToggle }: BalanceChipProps) {
  const t = useUiLabel();
  return (
    <button type="button" className={styles.chip} onClick={onToggle}>
      <Icon of={hidden ? EyeOff : Eye} size={16} />
      <Money symbol={symbol} amount={amount} hidden={hidden} />
      <VisuallyHidden>{`, ${t(hidden ? 'showBalance' : 'hideBalance')}`}</VisuallyHidden>
    </button>
  );
}
