import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './StatusBar.module.css';

export interface StatusBarProps {
  /** `warning` for offline and slow, `success` for back online. */
  tone: 'warning' | 'success';
  /** An `Icon` of 20. */
  icon?: ReactNode;
  children: ReactNode;
  /** A small text `Button`. */
  action?: ReactNode;
  className?: string | undefined;
}

/** News about the connection, under the header; the content stays. */
export function StatusBar({ tone, icon, children, action, className }: StatusBarProps) {
  return (
    <div role="status" className={cx(styles.bar, styles[tone], className)}>
      {icon}
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
