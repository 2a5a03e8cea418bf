import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../internal/cx';
import { reveal } from '../internal/reveal';
import { ScrollRow } from '../ScrollRow';
import styles from './Chip.module.css';

export interface ChipRowProps {
  /** What the chips choose, for screen readers. */
  label: string;
  /** Stays under the header while the page scrolls. */
  sticky?: boolean;
  /** Names the selected chip: when it changes, that chip is scrolled to the middle. */
  chosen?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Chips on one line that scrolls sideways. */
export function ChipRow({ label, sticky = false, chosen, children, className }: ChipRowProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const selected = row.current?.querySelector<HTMLElement>(
      ':is([aria-pressed="true"], [aria-current="true"])',
    );
    if (row.current && selected) reveal(row.current, selected);
  }, [chosen]);

  return (
    <ScrollRow
      ref={row}
      role="group"
      aria-label={label}
      className={cx(styles.row, sticky && styles.sticky, className)}
    >
      {children}
    </ScrollRow>
  );
}
