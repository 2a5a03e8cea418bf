import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  selected?: boolean;
  /** An `Icon` of 16, or a provider's mark of 18 in one colour. */
  icon?: ReactNode;
  /** An applied filter: the chip ends in a cross and a press takes it away. Give it an `aria-label` that says so. */
  removable?: boolean;
  className?: string | undefined;
}

/** A choice among several, on or off. */
export function Chip({ selected = false, icon, removable = false, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : selected}
      {...rest}
      className={cx(
        styles.chip,
        (selected || removable) && styles.selected,
        removable && styles.removable,
        className,
      )}
    >
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      {removable && <Icon of={X} size={14} />}
    </button>
  );
}
