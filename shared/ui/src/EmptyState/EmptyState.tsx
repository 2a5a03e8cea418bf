import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import { StatePicture, type StatePictureName } from '../StatePicture';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** One sentence: what would be here, or what to do. */
  body?: ReactNode;
  picture?: StatePictureName;
  /** One quiet `Button`. */
  action?: ReactNode;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  className?: string | undefined;
}

/** A list with nothing in it, or a page that is not to be had. */
export function EmptyState({
  title,
  body,
  picture = 'empty',
  action,
  heading: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div className={cx(styles.state, className)}>
      <StatePicture name={picture} className={styles.picture} />
      <Heading className={styles.title}>{title}</Heading>
      {body === undefined ? null : <p className={styles.body}>{body}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
