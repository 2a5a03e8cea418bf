import type { CSSProperties } from 'react';
import { cx } from '../internal/cx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; the width of the container without it. */
  width?: string | undefined;
  /** CSS length; a line of text without it. */
  height?: string | undefined;
  /** CSS aspect ratio, in the place of a height. */
  ratio?: string | undefined;
  shape?: 'line' | 'box' | 'card' | 'tile' | 'circle';
  className?: string | undefined;
}

/** A block with the place and size of what is coming. Hidden from screen readers: `LoadingRegion` speaks for it. */
export function Skeleton({ width, height, ratio, shape = 'line', className }: SkeletonProps) {
  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--skeleton-width': width,
    '--skeleton-height': height,
    '--skeleton-ratio': ratio,
  };
  return <span aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)} style={size} />;
}
