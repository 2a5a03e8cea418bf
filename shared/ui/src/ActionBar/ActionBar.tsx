import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** One `Button` over its whole width, two beside each other, or an `ActionState`. */
  children: ReactNode;
}

/** What can be done on a page, or how it stands: at the foot of the screen, over the page's end. */
export function ActionBar({ children }: ActionBarProps) {
  return <div className={styles.bar}>{children}</div>;
}
