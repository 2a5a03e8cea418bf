import { useUiLabel } from '@site/ui/useUiLabel';
import { cx } from '../internal/cx';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Badge.module.css';

/** Above this a badge shows "99+". */
export const BADGE_CAP = 99;

export interface BadgeProps {
  /** How many are unread; 0 draws nothing. Without a count the badge is a dot. */
  count?: number | undefined;
  className?: string | undefined;
}

/** Something waits: a number up to 99+, or a dot when no number is known. */
export function Badge({ count, className }: BadgeProps) {
  const t = useUiLabel();
  if (count === undefined) {
    return (
      <span className={cx(styles.dot, className)}>
        <VisuallyHidden>{t('unreadSome')}</VisuallyHidden>
      </span>
    );
  }
  if (count <= 0) return null;
  const over = count > BADGE_CAP;
  return (
    <span className={cx(styles.badge, className)}>
      <span aria-hidden="true">{over ? `${BADGE_CAP}+` : count}</span>
      <VisuallyHidden>
        {t(over ? 'unreadOver' : 'unread', { count: over ? BADGE_CAP : count })}
      </VisuallyHidden>
    </span>
  );
}
