import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  tone?: 'plain' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** An `Icon` of 14. */
  icon?: ReactNode;
  className?: string | undefined;
}

/** A state in one or two words: applying, issued, closed. Not a control. */
export function Tag({ children, tone = 'plain', icon, className }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
