import type { ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  legend: string;
  /** Four short chips to a line, all of one width. */
  even?: boolean;
  children: ReactNode;
}

/** A group of chips of which one is on. */
export function Choice({ legend, even = false, children }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={even ? styles.even : styles.wrap}>{children}</div>
    </fieldset>
  );
}
