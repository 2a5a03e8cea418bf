import type { ReactNode } from 'react';
import styles from './CopyRow.module.css';

/** A card of CopyRows. */
export function CopyList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}
