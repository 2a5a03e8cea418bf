import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../internal/cx';
import { reveal } from '../internal/reveal';
import { ScrollRow } from '../ScrollRow';
import styles from './Chip.module.css';

/**
 * How far an arrow key moves the row: 1.28 rem of the specification's page, which is 375 px wide and 7.5 rem
 * (games-promotions-messages-agent.md, section 9; GA-015), in px.
 */
export const MENU_SCROLL_STEP_PX = (1.28 * 375) / 7.5;

export interface ChipRowProps {
  /** What the chips choose, for screen readers. */
  label: string;
  /** Stays under the header while the page scrolls. */
  sticky?: boolean;
  /** Names the selected chip: when it changes, that chip is scrolled to the middle, without one the row to its start. */
  chosen?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Chips on one line that scrolls sideways, with arrow keys too. */
export function ChipRow({ label, sticky = false, chosen, children, className }: ChipRowProps) {
  const row = useRef<HTMLElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!row.current || (chosen === undefined && !moved.current)) return;
    moved.current = chosen !== undefined;
    if (chosen === undefined) {
      row.current.scrollLeft = 0;
      return;
    }
    const selected = row.current.querySelector<HTMLElement>(
      ':is([aria-pressed="true"], [aria-current="true"])',
    );
    return selected ? reveal(row.current, selected) : undefined;
  }, [chosen]);

  return (
    <ScrollRow
      ref={row}
      role="group"
      aria-label={label}
      className={cx(styles.row, sticky && styles.sticky, className)}
      onKeyDown={moveByArrow}
    >
      {children}
    </ScrollRow>
  );
}

/** With a keyboard the row is looked through without a stop at each chip. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  event.currentTarget.scrollBy({ left: direction * MENU_SCROLL_STEP_PX });
}
