import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import { ScrollRow } from '../ScrollRow';
import styles from './Chip.module.css';

export interface ChipRowProps {
  /** What the chips choose, for screen readers. */
  label: string;
  /** Stays under the header while the page scrolls. */
  sticky?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/** Chips on one line that scrolls sideways. */
export function ChipRow({ label, sticky = false, children, className }: ChipRowProps) {
  return (
    <ScrollRow role="group" aria-label={label} className={cx(styles.row, sticky && styles.sticky, className)}>
      {children}
    </ScrollRow>
  );
}
