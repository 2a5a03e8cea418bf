import { useUiLabel } from '@site/ui/useUiLabel';
import type { ReactNode } from 'react';
import { useDelayed } from '../useDelayed';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Skeleton.module.css';

export interface LoadingRegionProps {
  /** The skeletons. */
  children: ReactNode;
  /** What is loading; "Loading" without it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Keeps the room of what is coming from the start, and paints its skeletons after 200 ms. */
export function LoadingRegion({ children, label, className }: LoadingRegionProps) {
  const t = useUiLabel();
  const late = useDelayed();
  return (
    <div className={className} role="status" aria-busy="true">
      <VisuallyHidden>{late ? (label ?? t('in_please_wait')) : ''}</VisuallyHidden>
      <div className={late ? styles.shown : styles.waiting}>{children}</div>
    </div>
  );
}
