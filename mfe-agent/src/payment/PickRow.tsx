import { Icon } from '@site/ui/Icon';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './PickRow.module.css';

interface PickRowProps {
  /** Whom the box is for. */
  label: string;
  checked: boolean;
  /** It cannot be chosen now; what is chosen can always be put back. */
  off?: boolean;
  onChange: (checked: boolean) => void;
  /** Face and name. */
  children: ReactNode;
  /** At the end: an amount, a state. */
  end: ReactNode;
}

/** Somebody with a box: the whole row is its target. */
export function PickRow({ label, checked, off = false, onChange, children, end }: PickRowProps) {
  return (
    <label className={styles.row} data-on={checked || undefined} data-off={off || undefined}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={label}
        checked={checked}
        aria-disabled={off || undefined}
        onChange={({ target }) => off || onChange(target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Icon of={Check} size={14} />
      </span>
      {children}
      <span className={styles.end}>{end}</span>
    </label>
  );
}
