import type { ReactNode } from 'react';
import styles from './Choice.module.css';

/** A group of chips of which one is on. */
export function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
