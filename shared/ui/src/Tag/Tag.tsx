import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  tone?: 'plain' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** Beside a name, which it must not outweigh. */
  small?: boolean;
  /** An `Icon` of 14. */
  icon?: ReactNode;
  className?: string | undefined;
}

/** A state in one or two words: applying, issued, closed. Not a control. */
export function Tag({ children, tone = 'plain', small = false, icon, className }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[tone], small && styles.small, className)}>
      {icon}
      {children}
    </span>
  );
}
